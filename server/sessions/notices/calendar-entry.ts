import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { Config } from '../../config/config.ts';
import type { CalendarEntry } from '../../mail/calendar/session-calendar.ts';
import type { MailAddress } from '../../config/mail-address.ts';
import { mailWordsIn } from '../../words/mail-words.ts';
import type { SessionDescription } from '../session-description.ts';
import type { SessionRow } from '../session-repository.ts';

/** What all calendar files of a session share; the UID never changes. */
export function calendarEntry(options: {
  config: Config;
  session: SessionRow;
  about: SessionDescription;
  organizer: MailAddress;
  now: number;
  language: SpokenLanguage;
}): Omit<CalendarEntry, 'method' | 'link'> {
  const { config, session, about, organizer, now, language } = options;
  const { storyTitle } = about.storyIn(language);
  return {
    uid: `${session.id}@${new URL(config.publicUrl).hostname}`,
    sequence: session.ics_sequence,
    startsAt: session.starts_at.getTime(),
    lengthMinutes: about.blockMinutes,
    timezoneId: session.timezone_id,
    stampAt: now,
    title: session.title,
    language,
    description: mailWordsIn(language).calendar(
      storyTitle,
      about.lengthMinutes,
      about.blockMinutes,
      about.organiser,
      about.company,
    ),
    organizer: { name: `${about.organiser}, ${about.company}`, address: organizer.address },
  };
}
