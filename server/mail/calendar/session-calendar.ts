import { zonedDateTime } from '../../zoned-date-time.ts';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { headerText } from '../outbox.ts';
import type { MailAddress } from '../../config/mail-address.ts';
import { vtimezone } from './vtimezone.ts';

export interface CalendarEntry {
  /** Fixed for the session's whole life, so that a change meets the same entry. */
  uid: string;
  /** One more with each change. */
  sequence: number;
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  startsAt: number;
  lengthMinutes: number;
  timezoneId: string;
  stampAt: number;
  title: string;
  /** Of its description. */
  language: SpokenLanguage;
  description: string;
  link: string;
  organizer: MailAddress;
  attendee?: MailAddress;
}

/** RFC 5545 has no escape for a quote inside a parameter value. */
const parameterText = (text: string) => headerText(text).replaceAll('"', "'");

/** One session as an iCalendar file. */
export function sessionCalendar(entry: CalendarEntry): string {
  const calendar = ical({
    method: ICalCalendarMethod[entry.method],
    prodId: { company: 'Muster', product: 'Sessions', language: entry.language.toUpperCase() },
    timezone: { name: null, generator: (zone) => vtimezone(zone, entry.startsAt) },
  });
  const start = zonedDateTime(entry.startsAt, entry.timezoneId);
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: new Date(entry.stampAt),
    start,
    end: start.add({ minutes: entry.lengthMinutes }),
    timezone: start.timeZoneId,
    summary: headerText(entry.title),
    description: headerText(entry.description),
    location: entry.link,
    url: entry.link,
    status: entry.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameterText(entry.organizer.name), email: entry.organizer.address },
    attendees: entry.attendee
      ? [
          {
            name: parameterText(entry.attendee.name),
            email: entry.attendee.address,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.NEEDSACTION,
            rsvp: false,
          },
        ]
      : [],
    alarms: entry.method === 'CANCEL' ? [] : [{ type: ICalAlarmType.display, trigger: 15 * 60 }],
  });
  return calendar.toString();
}
