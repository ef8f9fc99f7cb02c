import type { DemoWords } from '#contract/words/en/demo.ts';
import { selectPublic, selectScene } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import type { LocalDirector } from '../../../services/playable-scene/local-director.ts';
import { useWords } from '../../../words/use-words.tsx';
import styles from '../../experience/live/live-console.module.css';
import { PictureSwitches } from '../../experience/live/picture-switches.tsx';

interface SceneConsoleProps {
  captions: boolean;
  onCaptions: (shown: boolean) => void;
  words: DemoWords;
  director: LocalDirector;
}

/** What the table says to the visitor's vote, who sits there before that. */
function statusOf(director: LocalDirector, words: DemoWords, otherwise: string): string {
  const talk = director.talk();
  if (!talk) return otherwise;
  const say = (seatIds: readonly string[], line: (name: string) => string) =>
    seatIds.slice(0, 1).map((seatId) => line(director.nameOf(seatId)));
  const sentences = [
    ...(talk.tipped ? [words.tipped] : []),
    ...say(talk.thinking, words.thinking),
    ...say(talk.with, words.afterWith),
    ...say(talk.against, words.afterAgainst),
  ];
  return sentences.length > 0 ? sentences.join(' ') : otherwise;
}

/** Sound and captions, and what the table says: a scene with bots asks for no device. */
export function SceneConsole({ captions, onCaptions, words, director }: SceneConsoleProps) {
  useExperience(selectPublic);
  const isClip = useExperience(selectScene) === 'clip';
  const { cinema } = useWords();
  return (
    <footer className={styles.console}>
      <p className={styles.quiet} data-shown role="status">
        {statusOf(director, words, isClip && !captions ? cinema.captionsOff : words.company)}
      </p>
      <div className={styles.right}>
        {director.canGoOn() ? (
          <button type="button" className={styles.button} data-wide onClick={director.goOn}>
            {words.goOn}
          </button>
        ) : null}
        <PictureSwitches captions={captions} onCaptions={onCaptions} />
      </div>
    </footer>
  );
}
