import { coverUrl } from '#contract/story/story-media.ts';
import styles from './story-trailer.module.css';

/** The cover of a story as its studio rendered it, before its film plays. */
export function RenderedCover({ slug }: { slug: string }) {
  return (
    <img className={styles.cover} src={coverUrl(slug)} alt="" width={1600} height={900} loading="lazy" />
  );
}
