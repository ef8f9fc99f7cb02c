import { featuredStory } from './featured-story.ts';
import { StoryCover } from './story-cover.tsx';
import { StoryTrailer } from './story-trailer.tsx';
import styles from './story-trailer.module.css';

const { slug, opening, title } = featuredStory;
const media = `/media/${slug}/${opening.media}`;

/** The opening of the short story. */
export function OpeningTrailer() {
  return (
    <StoryTrailer
      label={`${title}, opening`}
      name="the opening"
      media={media}
      captions={`${media}/captions.en.vtt`}
      seconds={Math.round(opening.durationMs / 1000)}
      cover={<StoryCover className={styles.cover} />}
      words={opening.narration}
    />
  );
}
