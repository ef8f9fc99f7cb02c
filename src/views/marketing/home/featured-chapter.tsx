import { featuredStory } from '../story/featured-story.ts';
import { OpeningTrailer } from '../story/opening-trailer.tsx';
import { StoryChapter } from './story-chapter.tsx';

/** The short story, whose first minutes can be played on the page. */
export function FeaturedChapter() {
  return (
    <StoryChapter
      title={featuredStory.title}
      tagline={featuredStory.tagline}
      players={featuredStory.players}
      id="story"
      anchor="opening"
      trailer={<OpeningTrailer />}
      synopsis="A village has put out every fire it has and waits for a light lent by its neighbours. The light has come as far as the bridge. The woman who carries it has not."
      play="nine minutes, 24 with arrival and debrief"
      inside="two votes, one locked door, two endings"
      note="a winter night, somebody briefly lost, nobody comes to harm"
    />
  );
}
