import type { TeamScore } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import styles from './score-row.module.css';
import { useWords } from '../words/use-words.tsx';

type Decision = TeamScore['decisions'][number];
type Challenge = TeamScore['challenges'][number];

function Points({ points, labels }: { points: Record<string, number>; labels: Record<string, string> }) {
  const { results } = useWords();
  return (
    <ul className={styles.points} aria-label={results.byDimension}>
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
  const { results } = useWords();
  const nameOf = (optionId: string) =>
    row.team_split.find(({ option_id }) => option_id === optionId)?.label ?? optionId;
  const all = row.team_split.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <article className={styles.row}>
      <header>
        <h3>{questionParts(row.question).question}</h3>
        <p className={styles.total}>{results.points(row.total)}</p>
      </header>
      <p>
        {results.teamWanted}{' '}
        <strong>{row.team_choice === null ? results.wantedNothing : nameOf(row.team_choice)}</strong>.{' '}
        {results.storyTook} <strong>{nameOf(row.chosen)}</strong>.{' '}
        <span className={styles.soft}>{row.reason}</span>
      </p>
      <ul className={styles.split} aria-label={results.howVoted}>
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
          <summary>{results.elseCouldBe}</summary>
          <ul className={styles.others}>
            {row.alternatives.map((other) => (
              <li key={other.option_id}>
                <strong>{other.label}</strong>, {results.points(other.total)}. {other.explanation}
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
  const { results } = useWords();
  return (
    <article className={styles.row}>
      <header>
        <h3>{row.title}</h3>
        <p className={styles.total}>{results.points(row.total)}</p>
      </header>
      <p>
        <strong>{row.solved ? results.isSolved : results.isNotSolved}</strong>{' '}
        {results.solvedAfter(row.attempts, row.hints, row.hint_cost)}{' '}
        {row.haste_cost > 0 ? results.hasteCost(row.haste_cost) : ''}
      </p>
      <p className={styles.why}>{row.explanation}</p>
      <Points points={row.points} labels={labels} />
    </article>
  );
}
