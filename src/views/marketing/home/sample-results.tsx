import { percent } from '#contract/words/en/counts.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { StatusChip } from '../../shared/status-chip.tsx';
import { Section } from '../layout/section.tsx';
import styles from './sample-results.module.css';

const sampleScores = [
  { name: 'Foxes', care: 34, nerve: 15, wit: 26 },
  { name: 'Wrens', care: 29, nerve: 20, wit: 24 },
  { name: 'Owls', care: 19, nerve: 35, wit: 15 },
];

/** Shares of contributions of one team of five, in percent. */
const sampleParticipation = [28, 24, 22, 18, 8];

const sampleAgreement = [
  { decision: 'Which way', share: 80, seconds: 31 },
  { decision: 'One thing more', share: 60, seconds: 44 },
];

function Scores() {
  return (
    <div className={styles.card}>
      <table className={styles.scores}>
        <caption>Scorecard</caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th scope="col">Care</th>
            <th scope="col">Nerve</th>
            <th scope="col">Wit</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {sampleScores.map((team) => (
            <tr key={team.name}>
              <th scope="row">{team.name}</th>
              <td>{team.care}</td>
              <td>{team.nerve}</td>
              <td>{team.wit}</td>
              <td className={styles.total}>{team.care + team.nerve + team.wit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.reason}>
        <strong>Why 15 for care?</strong> You rang the bell, and two people in the dark stopped wondering
        whether anyone would come.
      </p>
    </div>
  );
}

function Participation() {
  const most = Math.max(...sampleParticipation);
  return (
    <div className={styles.card} data-lower="">
      <h3 className={styles.caption}>Who carried the talk</h3>
      <ol className={styles.bars} aria-label="Share of contributions, largest first, without names">
        {sampleParticipation.map((share) => (
          <li key={share}>
            <span className={styles.bar} style={{ width: `${(share / most) * 100}%` }} />
            <span className={styles.share}>{percent(share / 100)}</span>
          </li>
        ))}
      </ol>
      <h3 className={styles.caption}>How quickly you agreed</h3>
      <dl className={styles.agreement}>
        {sampleAgreement.map((row) => (
          <div key={row.decision}>
            <dt>{row.decision}</dt>
            <dd>{`${row.share}% in ${row.seconds} s`}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.reason}>
        <strong>Question for your team:</strong> one voice in five was hardly heard before the door. What
        would have made room for it?
      </p>
    </div>
  );
}

/** What a team gets afterwards, on made-up figures that say so. */
export function SampleResults() {
  return (
    <Section tone="sunk" labelledBy="results-title">
      <div className={styles.layout}>
        <div className={styles.words}>
          <StatusChip tone="info" icon={<IconInfoCircle aria-hidden="true" />}>
            Sample figures
          </StatusChip>
          <h2 id="results-title">Afterwards you see how, not just how much</h2>
          <p>
            Every number shows its formula and the moments it is based on. Names stay hidden, groups under
            three are not analysed, and nobody’s manager sees more than the team does.
          </p>
        </div>
        <div className={styles.cards}>
          <Scores />
          <Participation />
        </div>
      </div>
    </Section>
  );
}
