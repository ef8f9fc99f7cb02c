import { Button } from '../../shared/controls/button.tsx';
import {
  selectHasPictureFailed,
  selectIsStalled,
  selectIsUnsupported,
} from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { useLiveSession, useStage } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './live-cinema.module.css';

/** What keeps the picture away, and what can be done about it. */
export function PictureTrouble() {
  const { stage } = useLiveSession();
  const { cinema } = useWords();
  const isStalled = useStage(selectIsStalled);
  const hasFailed = useStage(selectHasPictureFailed);
  const isUnsupported = useStage(selectIsUnsupported);
  if (isStalled)
    return (
      <p role="status" className={styles.stalled}>
        {cinema.catchingUp}
      </p>
    );
  if (isUnsupported)
    return (
      <div role="status" className={styles.failed}>
        <p>{cinema.pictureUnsupported}</p>
      </div>
    );
  if (!hasFailed) return null;
  return (
    <div role="status" className={styles.failed}>
      <p>{cinema.pictureFailed}</p>
      <Button size="compact-sm" color="lantern" onClick={() => stage.send({ type: 'picture.retried' })}>
        {cinema.tryNow}
      </Button>
    </div>
  );
}
