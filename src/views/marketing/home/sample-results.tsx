import { IconInfoCircle } from '@tabler/icons-react';
import { useHomeWords } from '../../../words/site/home-words.ts';
import { StatusChip } from '../../shared/status-chip.tsx';
import { Section } from '../layout/section.tsx';
import styles from './sample-results.module.css';

const sampleScores = [
  { care: 34, nerve: 15, wit: 26 },
  { care: 29, nerve: 20, wit: 24 },
  { care: 19, nerve: 35, wit: 15 },
];

/** Shares of contributions of one team of five, in percent. */
const sampleParticipation = [28, 24, 22, 18, 8];

const sampleAgreement = [
  { share: 0.8, seconds: 31 },
  { share: 0.6, seconds: 44 },
];

function Scores() {
  const { sample } = useHomeWords();
  return (
    <div className={styles.card}>
      <table className={styles.scores}>
        <caption>{sample.scorecard}</caption>
        <thead>
          <tr>
            <th scope="col">{sample.team}</th>
            <th scope="col">{sample.care}</th>
            <th scope="col">{sample.nerve}</th>
            <th scope="col">{sample.wit}</th>
            <th scope="col">{sample.total}</th>
          </tr>
        </thead>
        <tbody>
          {sampleScores.map(({ care, nerve, wit }, index) => (
            <tr key={sample.teams[index]}>
              <th scope="row">{sample.teams[index]}</th>
              <td>{care}</td>
              <td>{nerve}</td>
              <td>{wit}</td>
              <td className={styles.total}>{care + nerve + wit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.reason}>
        <strong>{sample.why}</strong> {sample.because}
      </p>
    </div>
  );
}

function Participation() {
  const { sample } = useHomeWords();
  const most = Math.max(...sampleParticipation);
  return (
    <div className={styles.card} data-lower="">
      <h3 className={styles.caption}>{sample.talk}</h3>
      <ol className={styles.bars} aria-label={sample.shares}>
        {sampleParticipation.map((share) => (
          <li key={share}>
            <span className={styles.bar} style={{ width: `${(share / most) * 100}%` }} />
            <span className={styles.share}>{sample.share(share / 100)}</span>
          </li>
        ))}
      </ol>
      <h3 className={styles.caption}>{sample.agreed}</h3>
      <dl className={styles.agreement}>
        {sampleAgreement.map(({ share, seconds }, index) => (
          <div key={sample.decisions[index]}>
            <dt>{sample.decisions[index]}</dt>
            <dd>{sample.agreement(share, seconds)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.reason}>
        <strong>{sample.question}</strong> {sample.asked}
      </p>
    </div>
  );
}

/** What a team gets afterwards, on made-up figures that say so. */
export function SampleResults() {
  const { sample } = useHomeWords();
  return (
    <Section tone="sunk" labelledBy="results-title">
      <div className={styles.layout}>
        <div className={styles.words}>
          <StatusChip tone="info" icon={<IconInfoCircle aria-hidden="true" />}>
            {sample.chip}
          </StatusChip>
          <h2 id="results-title">{sample.title}</h2>
          <p>{sample.text}</p>
        </div>
        <div className={styles.cards}>
          <Scores />
          <Participation />
        </div>
      </div>
    </Section>
  );
}
