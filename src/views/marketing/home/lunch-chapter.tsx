import { useFilmWords } from '../../../words/site/film-words.ts';
import { useHomeWords } from '../../../words/site/home-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { RenderedCover } from '../story/rendered-cover.tsx';
import { StoryTrailer } from '../story/story-trailer.tsx';
import { useStories } from '../story/use-stories.ts';
import { StoryChapter } from './story-chapter.tsx';

/** The story of a lunch break. */
export function LunchChapter() {
  const film = useFilmWords();
  const { chapter, lunch } = useHomeWords();
  const { slug, title, tagline, synopsis, players, lengthMinutes, blockMinutes, opening } =
    useStories().lunch;
  const media = `/media/${slug}/${opening.media}`;
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
