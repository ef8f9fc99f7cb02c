import { storyCalls } from '#contract/calls/stories.ts';
import { storySpec } from '#contract/calls/schemas/stories.ts';
import type { Config } from '../config.ts';
import { handleCalls } from '../http/handle-calls.ts';
import { roomKindOf } from '../rooms/room-server-config.ts';
import { type StoryLibrary, storySummary } from './story-library.ts';

export const storyHandlers = ({ stories, config }: { stories: StoryLibrary; config: Config }) =>
  handleCalls(storyCalls, storySpec, {
    list: () => ({
      stories: stories.list().map(storySummary),
      faces_at_one_table: roomKindOf(config).faces,
    }),
  });
