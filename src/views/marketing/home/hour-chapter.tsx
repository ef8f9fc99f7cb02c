import { useFilmWords } from '../../../words/site/film-words.ts';
import { useHomeWords } from '../../../words/site/home-words.ts';
import { useStoriesWords } from '../../../words/site/stories-words.ts';
import { hourStory } from '../story/hour-story.ts';
import { RenderedCover } from '../story/rendered-cover.tsx';
import { StoryTrailer } from '../story/story-trailer.tsx';
import { StoryChapter } from './story-chapter.tsx';

const { slug, players, lengthMinutes, blockMinutes, trailerSeconds } = hourStory;

/** The story of an hour. */
export function HourChapter() {
  const film = useFilmWords();
  const { chapter, hour } = useHomeWords();
  const { title, tagline, synopsis } = useStoriesWords().sixOClockWater;
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
