import type { TeamScore } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import { pointsText } from './figures.ts';
import styles from './score-row.module.css';

type Decision = TeamScore['decisions'][number];
type Challenge = TeamScore['challenges'][number];

function Points({ points, labels }: { points: Record<string, number>; labels: Record<string, string> }) {
  return (
    <ul className={styles.points} aria-label="By dimension">
      {Object.entries(points).map(([id, value]) => (
        <li key={id}>
          {labels[id] ?? id} <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

/** One decision: what the team wanted, how it split, what it earned and why, and what else could have been. */
export function DecisionScore({ row, labels }: { row: Decision; labels: Record<string, string> }) {
  const nameOf = (optionId: string) =>
    row.team_split.find(({ option_id }) => option_id === optionId)?.label ?? optionId;
  const all = row.team_split.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <article className={styles.row}>
      <header>
        <h3>{questionParts(row.question).question}</h3>
        <p className={styles.total}>{pointsText(row.total)}</p>
      </header>
      <p>
        Your team wanted{' '}
        <strong>{row.team_choice === null ? 'nothing: nobody voted' : nameOf(row.team_choice)}</strong>. The
        story took <strong>{nameOf(row.chosen)}</strong>. <span className={styles.soft}>{row.reason}</span>
      </p>
      <ul className={styles.split} aria-label="How your team voted">
        {row.team_split.map(({ option_id, label, votes }) => (
          <li key={option_id}>
            <span>{label}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${all > 0 ? (votes / all) * 100 : 0}%` }} />
            </span>
            <span>{votes}</span>
          </li>
        ))}
      </ul>
      <p className={styles.why}>{row.explanation}</p>
      <Points points={row.points} labels={labels} />
      {row.alternatives.length > 0 ? (
        <details>
          <summary>What else could have been</summary>
          <ul className={styles.others}>
            {row.alternatives.map((other) => (
              <li key={other.option_id}>
                <strong>{other.label}</strong>, {pointsText(other.total)}. {other.explanation}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </article>
  );
}

/** One riddle: solved or not, after how many tries and hints. */
export function ChallengeScore({ row, labels }: { row: Challenge; labels: Record<string, string> }) {
  const tries = row.attempts === 1 ? '1 try' : `${row.attempts} tries`;
  const hints = row.hints === 0 ? 'no hint' : row.hints === 1 ? '1 hint' : `${row.hints} hints`;
  return (
    <article className={styles.row}>
      <header>
        <h3>{row.title}</h3>
        <p className={styles.total}>{pointsText(row.total)}</p>
      </header>
      <p>
        <strong>{row.solved ? 'Solved' : 'Not solved'}</strong> after {tries} with {hints}
        {row.hint_cost > 0 ? `, which cost ${pointsText(row.hint_cost)}` : ''}.
        {row.haste_cost > 0 ? ` Haste cost ${pointsText(row.haste_cost)}.` : ''}
      </p>
      <p className={styles.why}>{row.explanation}</p>
      <Points points={row.points} labels={labels} />
    </article>
  );
}
