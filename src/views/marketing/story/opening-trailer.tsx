import { useFilmWords } from '../../../words/site/film-words.ts';
import { useStoriesWords } from '../../../words/site/stories-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { featuredStory } from './featured-story.ts';
import { StoryCover } from './story-cover.tsx';
import { StoryTrailer } from './story-trailer.tsx';
import styles from './story-trailer.module.css';

const { slug, opening } = featuredStory;
const media = `/media/${slug}/${opening.media}`;

/** The opening of the short story. */
export function OpeningTrailer() {
  const film = useFilmWords();
  const { title, narration } = useStoriesWords().borrowedLight;
  const language = useLanguage();
  return (
    <StoryTrailer
      label={film.openingLabel(title)}
      name={film.opening}
      media={media}
      captions={`${media}/captions.${language}.vtt`}
      seconds={Math.round(opening.durationMs / 1000)}
      cover={<StoryCover className={styles.cover} />}
      words={narration}
    />
  );
}
