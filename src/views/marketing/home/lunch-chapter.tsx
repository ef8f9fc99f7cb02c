import { lunchStory } from '../story/lunch-story.ts';
import { StoryTrailer } from '../story/story-trailer.tsx';
import trailer from '../story/story-trailer.module.css';
import styles from './story-chapter.module.css';

const { slug, title, tagline, synopsis, players, lengthMinutes, blockMinutes, opening } = lunchStory;
const media = `/media/${slug}/${opening.media}`;

/** The story of a lunch break. */
export function LunchChapter() {
  return (
    <section className={styles.chapter} aria-labelledby="lunch-story-title">
      <div className={styles.trailer}>
        <StoryTrailer
          label={`${title}, opening`}
          name={`the opening of ${title}`}
          media={media}
          captions={`${media}/captions.en.vtt`}
          seconds={opening.durationMs / 1000}
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
        <h2 id="lunch-story-title" className={styles.title}>
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
            <dd>three votes, a table to seat, a book to add up, one pause, two endings</dd>
          </div>
          <div>
            <dt>Good to know</dt>
            <dd>a funeral lunch: a man has died of old age before the story begins, nobody comes to harm</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
