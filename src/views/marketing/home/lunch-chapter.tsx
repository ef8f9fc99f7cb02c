import { useFilmWords } from '../../../words/site/film-words.ts';
import { useHomeWords } from '../../../words/site/home-words.ts';
import { useStoriesWords } from '../../../words/site/stories-words.ts';
import { useLanguage } from '../../../words/use-words.tsx';
import { lunchStory } from '../story/lunch-story.ts';
import { RenderedCover } from '../story/rendered-cover.tsx';
import { StoryTrailer } from '../story/story-trailer.tsx';
import { StoryChapter } from './story-chapter.tsx';

const { slug, players, lengthMinutes, blockMinutes, opening } = lunchStory;
const media = `/media/${slug}/${opening.media}`;

/** The story of a lunch break. */
export function LunchChapter() {
  const film = useFilmWords();
  const { chapter, lunch } = useHomeWords();
  const { title, tagline, synopsis } = useStoriesWords().onePlaceTooMany;
  const language = useLanguage();
  return (
    <StoryChapter
      id="lunch-story"
      title={title}
      tagline={tagline}
      players={players}
      trailer={
        <StoryTrailer
          label={film.openingLabel(title)}
          name={film.openingOf(title)}
          media={media}
          captions={`${media}/captions.${language}.vtt`}
          seconds={opening.durationMs / 1000}
          cover={<RenderedCover slug={slug} />}
          words={synopsis}
        />
      }
      play={chapter.minutes(lengthMinutes, blockMinutes)}
      {...lunch}
    />
  );
}
