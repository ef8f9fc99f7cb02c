import type { ProgrammeDetail, ProgrammeList } from '#contract/calls/schemas/programmes/programmes.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { withStoryIn } from '../stories/story-titles.ts';
import { clockIn, withClockIn } from '../sessions/planning/start-reading.ts';

/** A programme with its story and the zones of its clocks in the words of a language. */
export const programmeIn = (
  detail: ProgrammeDetail,
  language: SpokenLanguage,
  stories: StoryLibrary,
): ProgrammeDetail => ({
  ...withStoryIn(stories, detail, language),
  closes: clockIn(detail.closes, language),
  slots: detail.slots.map((slot) => withClockIn(slot, language)),
});

/** The clocks of a list. */
export const programmesIn = ({ programmes }: ProgrammeList, language: SpokenLanguage): ProgrammeList => ({
  programmes: programmes.map((programme) => ({
    ...programme,
    first: clockIn(programme.first, language),
    last: clockIn(programme.last, language),
  })),
});
