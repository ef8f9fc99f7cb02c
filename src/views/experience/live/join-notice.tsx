import { selectJoinsAt } from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { useStage } from '../../../machines/live-session/use-live-session.tsx';
import { useSecondsLeft } from '../use-server-time.ts';
import styles from './live-cinema.module.css';
import { useStoryWords } from '../words/use-words.tsx';

function JoinIn({ at }: { at: number }) {
  const { cinema } = useStoryWords();
  const seconds = useSecondsLeft(at);
  return (
    <p role="status" className={styles.stalled}>
      {seconds > 0 ? cinema.joinIn(seconds) : cinema.catchingUp}
    </p>
  );
}

/** The story runs and the picture is on its way: when one joins the others. */
export function JoinNotice() {
  const joinsAt = useStage(selectJoinsAt);
  return joinsAt === null ? null : <JoinIn at={joinsAt} />;
}
