import { IconCheck, IconX } from '@tabler/icons-react';
import type { ChallengeOutcome, DecisionOutcome, RosterTeam } from '#contract/messages/session-projection.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import { useSecondsLeft } from '../use-server-time.ts';
import styles from './outcome-panel.module.css';
import { useWords } from '../words/use-words.tsx';

function DecisionResult({ outcome }: { outcome: DecisionOutcome }) {
  const { decision: words } = useWords();
  const most = Math.max(1, ...outcome.options.map(({ votes }) => votes));
  const chosen = outcome.options.find(({ id }) => id === outcome.chosen);
  return (
    <>
      <p className={styles.title}>{questionParts(outcome.question).question}</p>
      <h1 className={styles.chosen}>{chosen?.label ?? outcome.chosen}</h1>
      <p className={styles.reason}>{outcome.reason}</p>
      <ul className={styles.bars}>
        {outcome.options.map(({ id, label, votes }) => (
          <li key={id} data-chosen={id === outcome.chosen || undefined}>
            <span className={styles.label}>{label}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(votes / most) * 100}%` }} />
            </span>
            <span className={styles.votes}>{words.votes(votes)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChallengeResultProps {
  outcome: ChallengeOutcome;
  teams: readonly RosterTeam[];
  ownTeamId: number | undefined;
}

/** The answer for everybody; a team whose time ran out is told how the story goes on for it. */
function ChallengeResult({ outcome, teams, ownTeamId }: ChallengeResultProps) {
  const isUnsolved = outcome.teams.some(({ team_id, solved }) => team_id === ownTeamId && !solved);
  const { decision: words } = useWords();
  const nameOf = (teamId: number) => teams.find(({ team_id }) => team_id === teamId)?.name ?? words.aTeam;
  return (
    <>
      <p className={styles.title}>{outcome.title}</p>
      <h1 className={styles.chosen}>{outcome.answer}</h1>
      {isUnsolved && outcome.unsolved ? <p className={styles.reason}>{outcome.unsolved}</p> : null}
      <p className={styles.reason}>{outcome.explanation}</p>
      <ul className={styles.teams}>
        {outcome.teams.map(({ team_id, solved, hints, attempts }) => (
          <li key={team_id} data-solved={solved || undefined}>
            {solved ? <IconCheck size={20} aria-hidden /> : <IconX size={20} aria-hidden />}
            <strong>{nameOf(team_id)}</strong>
            <span>{words.teamDid(solved, attempts, hints)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function NextScene({ at }: { at: number }) {
  const seconds = useSecondsLeft(at);
  const { decision: words } = useWords();
  return (
    <p className={styles.next} aria-hidden="true">
      {seconds > 0 ? words.goesOnIn(seconds) : words.goesOn}
    </p>
  );
}

interface OutcomePanelProps {
  outcome: DecisionOutcome | ChallengeOutcome;
  /** Server clock. */
  endsAt: number;
  teams: readonly RosterTeam[];
  ownTeamId: number | undefined;
}

/** What came of it, why, and when the story goes on. */
export function OutcomePanel({ outcome, endsAt, teams, ownTeamId }: OutcomePanelProps) {
  return (
    <section className={styles.panel} aria-live="polite">
      {outcome.kind === 'decision' ? (
        <DecisionResult outcome={outcome} />
      ) : (
        <ChallengeResult outcome={outcome} teams={teams} ownTeamId={ownTeamId} />
      )}
      <NextScene at={endsAt} />
    </section>
  );
}
