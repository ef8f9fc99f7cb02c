import type { BreakoutFact } from '#contract/messages/session-projection.ts';
import {
  sameHands,
  sameTable,
  selectHands,
  selectTable,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { Button } from '../../shared/controls/button.tsx';
import type { TaskOf } from '../breakout/task-props.ts';
import styles from './round.module.css';

export type RoundOf = NonNullable<TaskOf<'talk'>['rounds']>[number];

/** The round of a table in a pause; null elsewhere, and where an older server directs. */
export const roundAt = ({ task }: Pick<BreakoutFact, 'task'>, teamId: number | undefined): RoundOf | null =>
  (task.kind === 'talk' && task.rounds?.find(({ team_id }) => team_id === teamId)) || null;

/** So many people sit around the question; more are in rows below it. */
export const roundRing = 8;

interface RoundTurnProps {
  sceneId: string;
  round: RoundOf;
  questions: readonly string[];
}

/** One question, dealt to one person. Anyone can pass the turn on; raised hands come first. */
export function RoundTurn({ sceneId, round, questions }: RoundTurnProps) {
  const { round: words } = useWords();
  const verbs = useExperienceVerbs();
  const { seats, seatId } = useExperience(selectTable, sameTable);
  const [raised] = useExperience(selectHands, sameHands).filter(({ seat_id }) => seat_id !== round.seat_id);
  const speaker = seats.find(({ seat_id }) => seat_id === round.seat_id);
  if (!speaker) return null;
  const isOwn = speaker.seat_id === seatId;
  return (
    <div className={styles.turn} data-own={isOwn || undefined}>
      <div role="status">
        <p className={styles.speaker}>{isOwn ? words.yours : words.dealt(speaker.name)}</p>
        <p className={styles.question}>{questions[round.question]}</p>
      </div>
      <Button size="sm" variant="default" onClick={() => verbs.passTurn(sceneId, round.turn)}>
        {raised ? words.nextIs(raised.name) : words.next}
      </Button>
    </div>
  );
}
