import { useFilmWords } from '../../../words/site/film-words.ts';
import { useHomeWords } from '../../../words/site/home-words.ts';
import { RenderedCover } from '../story/rendered-cover.tsx';
import { StoryTrailer } from '../story/story-trailer.tsx';
import { useStories } from '../story/use-stories.ts';
import { StoryChapter } from './story-chapter.tsx';

/** The story of an hour. */
export function HourChapter() {
  const film = useFilmWords();
  const { chapter, hour } = useHomeWords();
  const { slug, title, tagline, synopsis, players, lengthMinutes, blockMinutes, trailerSeconds } =
    useStories().hour;
  return (
    <StoryChapter
      id="hour-story"
      title={title}
      tagline={tagline}
      players={players}
      trailer={
        <StoryTrailer
          label={film.trailerLabel(title)}
          name={film.trailer}
          media={`/media/${slug}/trailer`}
          captions={null}
          seconds={trailerSeconds}
          cover={<RenderedCover slug={slug} />}
          words={synopsis}
        />
      }
      play={chapter.minutes(lengthMinutes, blockMinutes)}
      {...hour}
    />
  );
}
