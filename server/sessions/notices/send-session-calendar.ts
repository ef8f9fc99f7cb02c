import type { FastifyReply } from 'fastify';
import { fileWord } from '#contract/rules/text/file-name.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { sendFile } from '../../http/files/send-file.ts';
import { sessionCalendar } from '../../mail/calendar/session-calendar.ts';
import { parseMailAddress } from '../../config/mail-address.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import { fileNamesIn } from '../../words/file-names.ts';
import { calendarEntry } from './calendar-entry.ts';
import type { PersonalLinks } from '../people/personal-links.ts';
import { describeSession } from '../session-description.ts';
import { mailLanguage } from './mail-language.ts';
import { findSession } from '../session-repository.ts';

export interface SessionCalendarDeps {
  config: Config;
  clock: Clock;
  database: Database;
  stories: StoryLibrary;
  links: PersonalLinks;
}

/** The session as a calendar file, with the general link. */
export async function sendSessionCalendar(
  { config, clock, database, stories, links }: SessionCalendarDeps,
  reply: FastifyReply,
  companyId: number,
  id: string,
): Promise<FastifyReply> {
  const session = await findSession(database, companyId, id);
  const about = await describeSession(database, session, stories);
  const organizer = parseMailAddress(config.mailFrom);
  const language = mailLanguage(session.options);
  const file = sessionCalendar({
    ...calendarEntry({
      config,
      session,
      about,
      now: clock.now(),
      organizer,
      language,
    }),
    method: session.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
    link: links.general(session.id),
  });
  const name = `${fileWord(session.title) || fileNamesIn(language).session}.ics`;
  return sendFile(reply, 'text/calendar; charset=utf-8', name).send(file);
}
