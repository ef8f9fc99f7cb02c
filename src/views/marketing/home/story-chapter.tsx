import { featuredStory } from '../story/featured-story.ts';
import { OpeningTrailer } from '../story/opening-trailer.tsx';
import styles from './story-chapter.module.css';

const { title, tagline, players } = featuredStory;

/** The story you can play today. */
export function StoryChapter() {
  return (
    <section className={styles.chapter} id="opening" aria-labelledby="story-title">
      <div className={styles.trailer}>
        <OpeningTrailer />
      </div>
      <div className={styles.words}>
        <h2 id="story-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.synopsis}>
          A village has put out every fire it has and waits for a light lent by its neighbours. The light has
          come as far as the bridge. The woman who carries it has not.
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>Play</dt>
            <dd>nine minutes, 24 with arrival and debrief</dd>
          </div>
          <div>
            <dt>People</dt>
            <dd>{`${players.min} to ${players.max}, in teams`}</dd>
          </div>
          <div>
            <dt>Inside</dt>
            <dd>two votes, one locked door, two endings</dd>
          </div>
          <div>
            <dt>Good to know</dt>
            <dd>a winter night, somebody briefly lost, nobody comes to harm</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
