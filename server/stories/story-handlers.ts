import { storyCalls } from '#contract/calls/stories.ts';
import { peopleAtOneTable } from '#contract/rules/sessions/session-size.ts';
import { storySpec } from '#contract/calls/schemas/stories.ts';
import type { Config } from '../config/config.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { roomKindOf } from '../config/room-server-config.ts';
import { type StoryLibrary, storySummary } from './story-library.ts';

export const storyHandlers = ({ stories, config }: { stories: StoryLibrary; config: Config }) =>
  handleCalls(storyCalls, storySpec, {
    list: ({ headers }) => ({
      stories: stories.list().map((story) => storySummary(story, requestLanguage(headers))),
      faces_at_one_table: roomKindOf(config).faces,
      people_at_one_table: peopleAtOneTable[config.rooms.engine],
    }),
  });
