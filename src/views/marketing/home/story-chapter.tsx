import type { ReactNode } from 'react';
import { useHomeWords } from '../../../words/site/home-words.ts';
import styles from './story-chapter.module.css';

interface StoryChapterProps {
  /** Begins the id of its heading. */
  id: string;
  /** Where a link of the page leads to. */
  anchor?: string;
  title: string;
  tagline: string;
  trailer: ReactNode;
  synopsis?: string;
  /** How long it is. */
  play: string;
  players: { min: number; max: number };
  /** What people do in it. */
  inside: string;
  /** What some would rather know before. */
  note: string;
}

/** One story of the home page: its film and its facts. */
export function StoryChapter(props: StoryChapterProps) {
  const { id, anchor, title, tagline, trailer, synopsis, play, players, inside, note } = props;
  const { chapter } = useHomeWords();
  const facts = [
    [chapter.play, play],
    [chapter.people, chapter.players(players.min, players.max)],
    [chapter.inside, inside],
    [chapter.note, note],
  ] as const;
  return (
    <section className={styles.chapter} id={anchor} aria-labelledby={`${id}-title`}>
      <div className={styles.trailer}>{trailer}</div>
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.tagline}>{tagline}</p>
        {synopsis === undefined ? null : <p className={styles.synopsis}>{synopsis}</p>}
        <dl className={styles.facts}>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
