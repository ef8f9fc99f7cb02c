import type { Keepsake } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import type { ScoredScene } from './score-rows.ts';
import styles from './score-row.module.css';
import { useResultWords } from '../../../../words/result-words.ts';

type Labels = Readonly<Record<string, string>>;

/** For instance `Care 5 + Nerve 3 + Wit 15 = 23`. */
function useAddition() {
  const { results } = useResultWords();
  return (points: Readonly<Record<string, number>>, labels: Labels) => {
    const given = Object.entries(points).filter(([, value]) => value > 0);
    const total = given.reduce((sum, [, value]) => sum + value, 0);
    return results.sum(
      given.map(([id, value]) => `${labels[id] ?? id} ${value}`),
      total,
    );
  };
}

function Made({ children }: { children: string }) {
  const { results } = useResultWords();
  return (
    <details>
      <summary>{results.howRowMade}</summary>
      <p className={styles.why}>{children}</p>
    </details>
  );
}

function Points({ points, labels }: { points: Record<string, number>; labels: Labels }) {
  const { results } = useResultWords();
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

type Clues = Keepsake['riddles'][number]['clues'];

/** Which clue was whose, and whether the others could read it. */
function CluesHeld({ clues }: { clues: Clues }) {
  const { results } = useResultWords();
  return (
    <details>
      <summary>{results.cluesHeld}</summary>
      <ul className={styles.others}>
        {clues.map(({ title, held_by, shared }) => (
          <li key={title}>
            <strong>{title}</strong>: {results.heldBy(held_by, shared)}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface RowProps<Kind extends ScoredScene['kind'] = ScoredScene['kind']> {
  scored: Extract<ScoredScene, { kind: Kind }>;
  labels: Labels;
  /** Says "your team" for the participant's own. */
  isOwn: boolean;
  /** Of a riddle of one's own team. */
  clues?: Clues | undefined;
}

/** One decision: what the team wanted, how it split, what it earned and why, and what else could have been. */
function DecisionScore({ scored: { row }, labels, isOwn }: RowProps<'decision'>) {
  const { results } = useResultWords();
  const addition = useAddition();
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
        {row.team_choice === null ? (
          results.wantedNothing
        ) : (
          <>
            {results.teamWanted(isOwn)} <strong>{nameOf(row.team_choice)}</strong>
          </>
        )}
        . {results.storyTook} <strong>{nameOf(row.chosen)}</strong>.{' '}
        <span className={styles.soft}>{row.reason}</span>
      </p>
      <ul className={styles.split} aria-label={results.howVoted(isOwn)}>
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
      <Made>
        {row.team_choice === null
          ? results.nothingMade(row.maximum)
          : results.decisionMade(addition(row.points, labels), row.maximum)}
      </Made>
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
function ChallengeScore({ scored: { row }, labels, clues = [] }: RowProps<'challenge'>) {
  const { results } = useResultWords();
  const addition = useAddition();
  return (
    <article className={styles.row}>
      <header>
        <h3>{row.title}</h3>
        <p className={styles.total}>{results.points(row.total)}</p>
      </header>
      <p>
        <strong>{row.solved ? results.isSolved : row.tried ? results.isNotSolved : results.didNotTry}</strong>
        {row.tried ? ` ${results.solvedAfter(row.attempts, row.hints, row.hint_cost)} ` : ''}
        {row.haste_cost > 0 ? results.hasteCost(row.haste_cost) : ''}
      </p>
      <p className={styles.why}>{row.explanation}</p>
      <Points points={row.points} labels={labels} />
      <Made>
        {row.solved
          ? results.challengeMade(addition(row.earned, labels), row.hint_cost + row.haste_cost, row.total)
          : results.unsolvedMade(row.maximum)}
      </Made>
      {clues.length > 0 ? <CluesHeld clues={clues} /> : null}
    </article>
  );
}

/** One scene that gave points, or could have. */
export function ScoreRow({ scored, ...rest }: RowProps) {
  return scored.kind === 'decision' ? (
    <DecisionScore scored={scored} {...rest} />
  ) : (
    <ChallengeScore scored={scored} {...rest} />
  );
}
