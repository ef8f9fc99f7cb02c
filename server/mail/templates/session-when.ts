import { cityOfZone } from '#contract/rules/zone-names.ts';
import { remembered } from '../../remembered.ts';

/** Making a format takes as long as a query and holds on to memory outside the heap; a team's mails are of few zones. */
const zonesKept = 32;
const formats = (options: Intl.DateTimeFormatOptions) =>
  remembered(zonesKept, (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, ...options }));

const days = formats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const times = formats({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const offsets = formats({ timeZoneName: 'shortOffset' });

/** The day as a mail names it: "Monday, 1 March 2027". */
export function sessionDay(startsAt: number, timezoneId: string): string {
  return days(timezoneId).format(startsAt);
}

/** "16:00" */
export function sessionTime(startsAt: number, timezoneId: string): string {
  return times(timezoneId).format(startsAt);
}

/** "Lisbon time (GMT+1)", so that nobody has to know IANA names. */
export function zoneLabel(startsAt: number, timezoneId: string): string {
  const parts = offsets(timezoneId).formatToParts(startsAt);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/^GMT[+-]0$/, 'GMT');
  return timezoneId === 'UTC' ? 'UTC' : `${cityOfZone(timezoneId)} time (${offset ?? 'UTC'})`;
}

const offsetLabel = (at: number, zone: string) => zoneLabel(at, zone).replace(/^.*\(|\)$/g, '');

/** A time in another zone, with its day where that differs from `day`. */
function elsewhere(startsAt: number, zone: string, day: string): string {
  const time =
    zone === 'UTC'
      ? `${sessionTime(startsAt, zone)} UTC`
      : `${sessionTime(startsAt, zone)}, ${zoneLabel(startsAt, zone)}`;
  const there = sessionDay(startsAt, zone);
  return there === day ? time : `${time} on ${there}`;
}

/**
 * Day and time as the reader's clock shows them, then the organiser's and UTC where they differ.
 * It ends as in the calendar, with arriving and the talk after. `startsAt` Unix ms.
 */
export function sessionWhen(mail: {
  startsAt: number;
  blockMinutes: number;
  timezoneId: string;
  organiserTimezoneId: string;
}): string[] {
  const { startsAt, timezoneId, organiserTimezoneId } = mail;
  const endsAt = startsAt + mail.blockMinutes * 60_000;
  const day = sessionDay(startsAt, timezoneId);
  const span = `${sessionTime(startsAt, timezoneId)}–${sessionTime(endsAt, timezoneId)}, ${zoneLabel(startsAt, timezoneId)}`;
  const isSameClock = offsetLabel(startsAt, timezoneId) === offsetLabel(startsAt, organiserTimezoneId);
  const others = [...(isSameClock ? [] : [organiserTimezoneId]), 'UTC'].filter(
    (zone, index, all) => zone !== timezoneId && all.indexOf(zone) === index,
  );
  return [day, span, ...others.map((zone) => elsewhere(startsAt, zone, day))];
}
