import { useContext } from 'react';
import type { ChallengeOutcome, DecisionOutcome, RosterTeam } from '#contract/messages/session-projection.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import { HoldContext } from '../host/hold-context.ts';
import { useSecondsLeft } from '../use-server-time.ts';
import styles from './outcome-scene.module.css';
import { useWords } from '../../../words/use-words.tsx';

/** More lamps than these run into one another. */
const mostLamps = 24;

/** One for each vote, at the beginning of the way that it was cast for, or one for a team. */
function Lamps({ count }: { count: number }) {
  const lamps = Math.min(count, mostLamps);
  return (
    <span className={styles.lamps} aria-hidden="true">
      {Array.from({ length: lamps }, (_, index) => (
        <span key={String(index)} style={{ animationDelay: `${index * 40}ms` }} />
      ))}
    </span>
  );
}

function DecisionResult({ outcome }: { outcome: DecisionOutcome }) {
  const { decision: words } = useWords();
  const chosen = outcome.options.find(({ id }) => id === outcome.chosen);
  return (
    <>
      <p className={styles.title}>{questionParts(outcome.question).question}</p>
      <h1 className={styles.chosen}>{chosen?.label ?? outcome.chosen}</h1>
      <p className={styles.reason}>{outcome.reason}</p>
      <ul className={styles.ways}>
        {outcome.options.map(({ id, label, votes }) => (
          <li key={id} data-lit={id === outcome.chosen || undefined}>
            <Lamps count={votes} />
            <span className={styles.label}>{label}</span>
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

/** The answer for everybody; a team whose time ran out sees how the story continues for it. */
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
      <ul className={styles.ways}>
        {outcome.teams.map(({ team_id, solved, hints, attempts }) => (
          <li key={team_id} data-lit={solved || undefined}>
            <Lamps count={1} />
            <span className={styles.label}>{nameOf(team_id)}</span>
            <span className={styles.votes}>{words.teamDid(solved, attempts, hints)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function NextScene({ at }: { at: number }) {
  const seconds = useSecondsLeft(at);
  const { decision: words, host } = useWords();
  const hold = useContext(HoldContext);
  return (
    <p className={styles.next} aria-hidden="true">
      {hold ? host.holds(hold.by) : seconds > 0 ? words.goesOnIn(seconds) : words.goesOn}
    </p>
  );
}

interface OutcomeSceneProps {
  outcome: DecisionOutcome | ChallengeOutcome;
  /** Server clock. */
  endsAt: number;
  teams: readonly RosterTeam[];
  ownTeamId: number | undefined;
}

/** What came of it, why, and when the story goes on: words set in the picture of where it goes. */
export function OutcomeScene({ outcome, endsAt, teams, ownTeamId }: OutcomeSceneProps) {
  return (
    <section className={styles.scene} aria-live="polite" data-kind={outcome.kind}>
      {outcome.kind === 'decision' ? (
        <DecisionResult outcome={outcome} />
      ) : (
        <ChallengeResult outcome={outcome} teams={teams} ownTeamId={ownTeamId} />
      )}
      <NextScene at={endsAt} />
    </section>
  );
}
