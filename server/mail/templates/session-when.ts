const english = 'en-GB';

function format(instantMs: number, timezoneId: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(english, { timeZone: timezoneId, ...options }).format(instantMs);
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The day as a mail names it: "Monday, 1 March 2027". */
export function sessionDay(startsAt: number, timezoneId: string): string {
  return format(startsAt, timezoneId, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** "16:00" */
export function sessionTime(startsAt: number, timezoneId: string): string {
  return format(startsAt, timezoneId, clock);
}

/** "Lisbon time (GMT+1)", so that nobody has to know IANA names. */
export function zoneLabel(startsAt: number, timezoneId: string): string {
  const city = timezoneId.split('/').at(-1)?.replaceAll('_', ' ') ?? timezoneId;
  const parts = new Intl.DateTimeFormat(english, {
    timeZone: timezoneId,
    timeZoneName: 'shortOffset',
  }).formatToParts(startsAt);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/^GMT[+-]0$/, 'GMT');
  return timezoneId === 'UTC' ? 'UTC' : `${city} time (${offset ?? 'UTC'})`;
}

/** Day, time in the organiser's zone, and time in UTC with its day where that differs. */
export function sessionWhen(startsAt: number, lengthMinutes: number, timezoneId: string): string[] {
  const endsAt = startsAt + lengthMinutes * 60_000;
  const day = sessionDay(startsAt, timezoneId);
  const span = `${sessionTime(startsAt, timezoneId)}–${sessionTime(endsAt, timezoneId)}, ${zoneLabel(startsAt, timezoneId)}`;
  if (timezoneId === 'UTC') return [day, span];
  const utcDay = sessionDay(startsAt, 'UTC');
  const utc = `${sessionTime(startsAt, 'UTC')} UTC`;
  return [day, span, utcDay === day ? utc : `${utc} on ${utcDay}`];
}
