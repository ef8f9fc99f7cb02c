import { storyCalls } from '#contract/calls/stories.ts';
import { storySpec } from '#contract/calls/schemas/stories.ts';
import { handleCalls } from '../http/handle-calls.ts';
import { type StoryLibrary, storySummary } from './story-library.ts';

export const storyHandlers = ({ stories }: { stories: StoryLibrary }) =>
  handleCalls(storyCalls, storySpec, {
    list: () => ({ stories: stories.list().map(storySummary) }),
  });
