import { lunchStory } from '../story/lunch-story.ts';
import { RenderedCover } from '../story/rendered-cover.tsx';
import { StoryTrailer } from '../story/story-trailer.tsx';
import { StoryChapter } from './story-chapter.tsx';

const { slug, title, synopsis, lengthMinutes, blockMinutes, opening } = lunchStory;
const media = `/media/${slug}/${opening.media}`;

/** The story of a lunch break. */
export function LunchChapter() {
  return (
    <StoryChapter
      id="lunch-story"
      title={title}
      tagline={lunchStory.tagline}
      players={lunchStory.players}
      trailer={
        <StoryTrailer
          label={`${title}, opening`}
          name={`the opening of ${title}`}
          media={media}
          captions={`${media}/captions.en.vtt`}
          seconds={opening.durationMs / 1000}
          cover={<RenderedCover slug={slug} />}
          words={synopsis}
        />
      }
      play={`${lengthMinutes} minutes, ${blockMinutes} with arrival and debrief`}
      inside="three votes, a table to seat, a book to add up, one pause, two endings"
      note="a funeral lunch: a man has died of old age before the story begins, nobody comes to harm"
    />
  );
}
