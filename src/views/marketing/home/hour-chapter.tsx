import { hourStory } from '../story/hour-story.ts';
import { RenderedCover } from '../story/rendered-cover.tsx';
import { StoryTrailer } from '../story/story-trailer.tsx';
import { StoryChapter } from './story-chapter.tsx';

const { slug, title, synopsis, lengthMinutes, blockMinutes, trailerSeconds } = hourStory;

/** The story of an hour. */
export function HourChapter() {
  return (
    <StoryChapter
      id="hour-story"
      title={title}
      tagline={hourStory.tagline}
      players={hourStory.players}
      trailer={
        <StoryTrailer
          label={`${title}, trailer`}
          name="the trailer"
          media={`/media/${slug}/trailer`}
          captions={null}
          seconds={trailerSeconds}
          cover={<RenderedCover slug={slug} />}
          words={synopsis}
        />
      }
      play={`${lengthMinutes} minutes, ${blockMinutes} with arrival and debrief`}
      inside="five votes, five riddles, three pauses, three endings"
      note="a home is lost to a lake, a mother and a son are not on good terms, nobody comes to harm"
    />
  );
}
