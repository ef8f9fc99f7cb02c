import styles from '../../experience/live/live-console.module.css';
import { PictureSwitches } from '../../experience/live/picture-switches.tsx';

interface SceneConsoleProps {
  captions: boolean;
  onCaptions: (shown: boolean) => void;
  /** Who sits at the table. */
  note: string;
}

/** Sound and captions: a scene with bots asks for no device. */
export function SceneConsole({ captions, onCaptions, note }: SceneConsoleProps) {
  return (
    <footer className={styles.console}>
      <p className={styles.quiet}>{note}</p>
      <div className={styles.right}>
        <PictureSwitches captions={captions} onCaptions={onCaptions} />
      </div>
    </footer>
  );
}
