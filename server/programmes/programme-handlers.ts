import type { IncomingHttpHeaders } from 'node:http';
import { programmeCalls } from '#contract/calls/programmes/programmes.ts';
import {
  type ProgrammeDetail,
  programmeSpec,
  type ProgrammeList,
} from '#contract/calls/schemas/programmes/programmes.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import type { Programmes } from './programmes.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { withStoryIn } from '../stories/story-titles.ts';
import { clockIn, withClockIn } from '../sessions/planning/start-reading.ts';

/** A programme with its story and the zones of its clocks in the words of a language. */
const programmeIn = (
  detail: ProgrammeDetail,
  language: SpokenLanguage,
  stories: StoryLibrary,
): ProgrammeDetail => ({
  ...withStoryIn(stories, detail, language),
  closes: clockIn(detail.closes, language),
  slots: detail.slots.map((slot) => withClockIn(slot, language)),
});

/** The clocks of a list. */
const programmesIn = ({ programmes }: ProgrammeList, language: SpokenLanguage): ProgrammeList => ({
  programmes: programmes.map((programme) => ({
    ...programme,
    first: clockIn(programme.first, language),
    last: clockIn(programme.last, language),
  })),
});

export const programmeHandlers = ({
  programmes,
  stories,
}: {
  programmes: Programmes;
  stories: StoryLibrary;
}) => {
  const translated = async (headers: IncomingHttpHeaders, detail: Promise<ProgrammeDetail>) =>
    programmeIn(await detail, requestLanguage(headers), stories);
  return handleCalls(programmeCalls, programmeSpec, {
    list: async ({ user, headers }) => {
      const language = requestLanguage(headers);
      return programmesIn(await programmes.list(user.company_id, language), language);
    },
    create: ({ user, body, headers }, _reply, unit) =>
      translated(headers, programmes.create(user, body, unit)),
    read: ({ user, params, headers }) => translated(headers, programmes.read(user.company_id, params.id)),
    edit: ({ user, params, body, headers }) => translated(headers, programmes.edit(user, params.id, body)),
    addSlots: ({ user, params, body, headers }, _reply, unit) =>
      translated(headers, programmes.addSlots(user, params.id, body.slots, unit)),
    resizeSlot: ({ user, params, body, headers }) =>
      translated(headers, programmes.resizeSlot(user, params.id, params.slot, body.capacity)),
    removeSlot: ({ user, params, headers }) =>
      translated(headers, programmes.removeSlot(user, params.id, params.slot)),
    merge: ({ user, params, body, headers }, _reply, unit) =>
      translated(headers, programmes.merge(user, params.id, body, unit)),
    keepApart: ({ user, params, body, headers }) =>
      translated(headers, programmes.keepApart(user, params.id, body.emails)),
    stopKeepingApart: ({ user, params, headers }) =>
      translated(headers, programmes.stopKeepingApart(user, params.id, params.set)),
  });
};
