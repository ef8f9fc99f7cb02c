import { useHomeWords } from '../../../words/site/home-words.ts';
import { useStoriesWords } from '../../../words/site/stories-words.ts';
import { featuredStory } from '../story/featured-story.ts';
import { OpeningTrailer } from '../story/opening-trailer.tsx';
import { StoryChapter } from './story-chapter.tsx';

/** The short story, whose first minutes can be played on the page. */
export function FeaturedChapter() {
  const { featured } = useHomeWords();
  const { borrowedLight } = useStoriesWords();
  return (
    <StoryChapter
      title={borrowedLight.title}
      tagline={borrowedLight.tagline}
      players={featuredStory.players}
      id="story"
      anchor="opening"
      trailer={<OpeningTrailer />}
      {...featured}
    />
  );
}
