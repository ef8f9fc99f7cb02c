import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import { withStoryIn } from '../../stories/story-titles.ts';
import { clockIn, withClockIn } from '../planning/start-reading.ts';

/** A session with its story's title and its time zones' names in a language. */
export function sessionIn(
  detail: SessionDetail,
  language: SpokenLanguage,
  stories: StoryLibrary,
): SessionDetail {
  const { clocks, unmailed_move: move } = detail;
  return {
    ...withClockIn(withStoryIn(stories, detail, language), language),
    unmailed_move: move && withClockIn(move, language),
    clocks: clocks.map((each) => clockIn(each, language)),
  };
}
