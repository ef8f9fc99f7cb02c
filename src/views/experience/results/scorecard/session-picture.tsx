import type { Keepsake } from '#contract/calls/schemas/results.ts';
import { useResultWords } from '../../../../words/result-words.ts';
import styles from './session-picture.module.css';

interface SessionPictureProps {
  keepsake: Keepsake;
  /** The title of the ending; undefined for a session that did not reach one. */
  ending: string | undefined;
  team: string;
}

/** The picture to come back to: how the story ended, who was there, and when. */
export function SessionPicture({ keepsake: { date, people, pictures }, ending, team }: SessionPictureProps) {
  const { results } = useResultWords();
  const last = pictures.at(-1);
  if (!last || ending === undefined) return null;
  return (
    <figure className={styles.figure}>
      <img src={last.url} alt="" width={1280} height={720} />
      <figcaption>
        <strong>{ending}</strong>
        <span>{results.playedBy(team, date)}</span>
        <span>{results.names(people)}</span>
      </figcaption>
    </figure>
  );
}
