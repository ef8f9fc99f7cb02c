import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { spokenLanguages } from '#contract/rules/languages.ts';
import { useHomeWords } from '../../../words/site/home-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { featuredStory } from '../story/featured-story.ts';
import trailer from '../story/story-trailer.module.css';
import styles from './play-chapter.module.css';
import { sceneWords } from './scene-words.ts';
import { usePlayNow } from './use-play-now.tsx';

const media = `/media/${featuredStory.slug}/${featuredStory.opening.media}`;

/** The first minutes of the story, to play alone; nothing of it is loaded before a button is pressed. */
export function PlayChapter() {
  const { play, stage } = usePlayNow();
  const { playable } = useHomeWords();
  const language = useLanguage();
  return (
    <div className={styles.chapter}>
      <div className={styles.words}>
        <h2 id="try-title">{playable.title}</h2>
        <p>{playable.text}</p>
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
          <button type="button" className={trailer.play} onClick={play(language)}>
            <span className={trailer.disc}>
              <IconPlayerPlayFilled size={26} aria-hidden="true" />
            </span>
            <span>
              {playable.now}
              <small>{playable.withBots}</small>
            </span>
          </button>
          {spokenLanguages
            .filter((other) => other !== language)
            .map((other) => (
              <button key={other} type="button" className={styles.other} lang={other} onClick={play(other)}>
                {sceneWords[other].playIn}
              </button>
            ))}
        </div>
      </div>
      {stage}
    </div>
  );
}
