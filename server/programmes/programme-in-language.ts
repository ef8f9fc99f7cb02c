import type { ProgrammeDetail, ProgrammeList } from '#contract/calls/schemas/programmes/programmes.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { clockIn, withClockIn } from '../sessions/planning/start-reading.ts';

/** A programme with the zones of its clocks in the words of a language. */
export const programmeIn = (detail: ProgrammeDetail, language: SpokenLanguage): ProgrammeDetail => ({
  ...detail,
  closes: clockIn(detail.closes, language),
  slots: detail.slots.map((slot) => withClockIn(slot, language)),
});

/** The same of a list. */
export const programmesIn = ({ programmes }: ProgrammeList, language: SpokenLanguage): ProgrammeList => ({
  programmes: programmes.map((programme) => ({
    ...programme,
    first: clockIn(programme.first, language),
    last: clockIn(programme.last, language),
  })),
});
