import { hourStory } from '../story/hour-story.ts';
import { StoryTrailer } from '../story/story-trailer.tsx';
import trailer from '../story/story-trailer.module.css';
import styles from './story-chapter.module.css';

const { slug, title, tagline, synopsis, players, lengthMinutes, blockMinutes, trailerSeconds } = hourStory;

/** The story of an hour. */
export function HourChapter() {
  return (
    <section className={styles.chapter} aria-labelledby="hour-story-title">
      <div className={styles.trailer}>
        <StoryTrailer
          label={`${title}, trailer`}
          name="the trailer"
          media={`/media/${slug}/trailer`}
          captions={null}
          seconds={trailerSeconds}
          cover={
            <img
              className={trailer.cover}
              src={`/media/${slug}/art/cover.webp`}
              alt=""
              width={1600}
              height={900}
              loading="lazy"
            />
          }
          words={synopsis}
        />
      </div>
      <div className={styles.words}>
        <h2 id="hour-story-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.tagline}>{tagline}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Play</dt>
            <dd>{`${lengthMinutes} minutes, ${blockMinutes} with arrival and debrief`}</dd>
          </div>
          <div>
            <dt>People</dt>
            <dd>{`${players.min} to ${players.max}, in teams`}</dd>
          </div>
          <div>
            <dt>Inside</dt>
            <dd>five votes, four tables to solve together, two pauses, three endings</dd>
          </div>
          <div>
            <dt>Good to know</dt>
            <dd>a home is lost to a lake, a mother and a son are not on good terms, nobody comes to harm</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
