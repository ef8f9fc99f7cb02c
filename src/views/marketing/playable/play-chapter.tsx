import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { featuredStory } from '../story/featured-story.ts';
import trailer from '../story/story-trailer.module.css';
import styles from './play-chapter.module.css';

const PlayableStage = lazy(() => import('./playable-stage.tsx'));

const media = `/media/${featuredStory.slug}/${featuredStory.opening.media}`;

/** The first minutes of the story, to play alone; nothing of it is loaded before a button is pressed. */
export function PlayChapter() {
  const [language, setLanguage] = useState<SpokenLanguage | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // A kept-alive page that is left shows its poster when one comes back.
  useEffect(() => () => setLanguage(null), []);
  // The dialog makes the whole page inert or lets it go, which is laid out after the touch has shown.
  const show = (wanted: SpokenLanguage | null) => startTransition(() => setLanguage(wanted));
  const play = (wanted: SpokenLanguage) => (event: { currentTarget: HTMLButtonElement }) => {
    pressed.current = event.currentTarget;
    show(wanted);
  };
  return (
    <div className={styles.chapter}>
      <div className={styles.words}>
        <h2 id="try-title">Play the first three minutes</h2>
        <p>
          You come down to the bridge with four others. One vote, in which yours is one of five, then a door
          with a riddle, of which you hold a part. It plays in this window alone: no account, no camera.
        </p>
      </div>
      <div className={`${trailer.stage} ${styles.picture}`}>
        <img
          className={trailer.cover}
          src={`${media}/poster.webp`}
          alt=""
          width={1280}
          height={720}
          loading="lazy"
        />
        <div className={styles.doors}>
          <button type="button" className={trailer.play} onClick={play('en')}>
            <span className={trailer.disc}>
              <IconPlayerPlayFilled size={26} aria-hidden="true" />
            </span>
            <span>
              Play now
              <small>three minutes, with four bots</small>
            </span>
          </button>
          <button type="button" className={styles.other} lang="de" onClick={play('de')}>
            Auf Deutsch spielen
          </button>
        </div>
      </div>
      {language ? (
        <Suspense fallback={<p role="status">The scene is on its way…</p>}>
          <PlayableStage language={language} opener={pressed} onClose={() => show(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
