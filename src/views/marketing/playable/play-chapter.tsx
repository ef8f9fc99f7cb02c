import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { featuredStory } from '../story/featured-story.ts';
import trailer from '../story/story-trailer.module.css';
import styles from './play-chapter.module.css';
import { usePlayNow } from './use-play-now.tsx';

const media = `/media/${featuredStory.slug}/${featuredStory.opening.media}`;

/** The first minutes of the story, to play alone; nothing of it is loaded before a button is pressed. */
export function PlayChapter() {
  const { play, stage } = usePlayNow();
  return (
    <div className={styles.chapter}>
      <div className={styles.words}>
        <h2 id="try-title">Play the first three minutes</h2>
        <p>
          You come down to the bridge with four others. One vote, in which yours is one of five, then a door
          with a riddle, for which you have a clue. It plays in this window alone: no account, no camera.
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
      {stage}
    </div>
  );
}
