import { useHomeWords } from '../../../words/site/home-words.ts';
import { OpeningTrailer } from '../story/opening-trailer.tsx';
import { useStories } from '../story/use-stories.ts';
import { StoryChapter } from './story-chapter.tsx';

/** The short story, whose first minutes can be played on the page. */
export function FeaturedChapter() {
  const { featured } = useHomeWords();
  const { title, tagline, players } = useStories().short;
  return (
    <StoryChapter
      title={title}
      tagline={tagline}
      players={players}
      id="story"
      anchor="opening"
      trailer={<OpeningTrailer />}
      {...featured}
    />
  );
}
