import type { Config } from '../config.ts';
import type { CalendarEntry } from '../mail/calendar/session-calendar.ts';
import type { MailAddress } from '../mail/mail-address.ts';
import type { SessionDescription } from './session-description.ts';
import type { SessionRow } from './session-repository.ts';

/** What all calendar files of a session share; the UID never changes. */
export function calendarEntry(options: {
  config: Config;
  session: SessionRow;
  about: SessionDescription;
  organizer: MailAddress;
  now: number;
}): Omit<CalendarEntry, 'method' | 'link'> {
  const { config, session, about, organizer, now } = options;
  return {
    uid: `${session.id}@${new URL(config.publicUrl).hostname}`,
    sequence: session.ics_sequence,
    startsAt: session.starts_at.getTime(),
    lengthMinutes: about.blockMinutes,
    timezoneId: session.timezone_id,
    stampAt: now,
    title: session.title,
    description: `${about.storyTitle}: a story to play together, about ${about.lengthMinutes} minutes, ${about.blockMinutes} with arriving and talking. The doors open 15 minutes before. Invited by ${about.organiser}, ${about.company}.`,
    organizer: { name: `${about.organiser}, ${about.company}`, address: organizer.address },
  };
}
