import { zonedFormat } from '#contract/rules/time/known-zone.ts';
import { zonedDateTime } from '../../zoned-date-time.ts';
import { memoize } from '../../memoize.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const yearsAhead = 3;
const zoneCacheSize = 32;
const zoneNames = memoize(zoneCacheSize, (timezoneId) =>
  zonedFormat('en', timezoneId, { timeZoneName: 'short' }),
);

interface Observance {
  kind: 'STANDARD' | 'DAYLIGHT';
  offsetFrom: string;
  offsetTo: string;
  /** Wall-clock time of the change, in the offset before it. */
  onset: Temporal.PlainDateTime;
  name: string;
}

function offsetText(zoned: Temporal.ZonedDateTime): string {
  return zoned.offset.replaceAll(':', '');
}

function dateTimeText(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

function zoneName(zoned: Temporal.ZonedDateTime): string {
  const parts = zoneNames(zoned.timeZoneId).formatToParts(zoned.epochMilliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zoned.offset;
}

function standardOffset(zoned: Temporal.ZonedDateTime): number {
  const january = zoned.with({ month: 1, day: 1 });
  const july = zoned.with({ month: 7, day: 1 });
  return Math.min(january.offsetNanoseconds, july.offsetNanoseconds);
}

function observanceAt(onset: Temporal.ZonedDateTime): Observance {
  const before = onset.subtract({ seconds: 1 });
  return {
    kind: onset.offsetNanoseconds > standardOffset(onset) ? 'DAYLIGHT' : 'STANDARD',
    offsetFrom: offsetText(before),
    offsetTo: offsetText(onset),
    onset: before.toPlainDateTime().add({ seconds: 1 }),
    name: zoneName(onset),
  };
}

function transitionsFrom(start: Temporal.ZonedDateTime): Temporal.ZonedDateTime[] {
  const found: Temporal.ZonedDateTime[] = [];
  const end = start.add({ years: yearsAhead });
  let next = start.getTimeZoneTransition('previous') ?? start.getTimeZoneTransition('next');
  while (next && Temporal.ZonedDateTime.compare(next, end) < 0) {
    found.push(next);
    next = next.getTimeZoneTransition('next');
  }
  return found;
}

/** `BYDAY` of a date: counted from the month's end where it is the last such weekday, else from its start. */
function ordinalWeekday(date: Temporal.PlainDateTime, fromEnd: boolean): string {
  const ordinal = fromEnd ? -1 : Math.ceil(date.day / 7);
  return `${ordinal}${weekdays[date.dayOfWeek - 1]}`;
}

/** The yearly rule that all onsets follow, or undefined where they follow none. */
function yearlyRule(onsets: Temporal.PlainDateTime[]): string | undefined {
  const [first] = onsets;
  if (!first || onsets.length < 2) return undefined;
  if (onsets.some((onset) => onset.month !== first.month || !onset.toPlainTime().equals(first.toPlainTime())))
    return undefined;
  const fromEnd = onsets.every((onset) => onset.day + 7 > onset.daysInMonth);
  const day = ordinalWeekday(first, fromEnd);
  if (onsets.some((onset) => ordinalWeekday(onset, fromEnd) !== day)) return undefined;
  return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${day}`;
}

function observanceLines({ kind, offsetFrom, offsetTo, onset, name }: Observance, rule?: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${dateTimeText(onset)}`,
    `TZOFFSETFROM:${offsetFrom}`,
    `TZOFFSETTO:${offsetTo}`,
    `TZNAME:${name}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
}

function fixedZone(at: Temporal.ZonedDateTime): string[] {
  const offset = offsetText(at);
  const onset = Temporal.PlainDateTime.from('1970-01-01T00:00:00');
  return observanceLines({
    kind: 'STANDARD',
    offsetFrom: offset,
    offsetTo: offset,
    onset,
    name: zoneName(at),
  });
}

function changingZone(observances: Observance[]): string[] {
  return (['STANDARD', 'DAYLIGHT'] as const).flatMap((kind) => {
    const ofKind = observances.filter((observance) => observance.kind === kind);
    const [first] = ofKind;
    const sameOffsets = ofKind.every(
      ({ offsetFrom, offsetTo }) => offsetFrom === first?.offsetFrom && offsetTo === first.offsetTo,
    );
    const rule = sameOffsets ? yearlyRule(ofKind.map(({ onset }) => onset)) : undefined;
    if (first && rule) return observanceLines(first, rule);
    return ofKind.flatMap((observance) => observanceLines(observance));
  });
}

/**
 * The VTIMEZONE (RFC 5545, 3.6.5) of a named zone, right for `instantMs` (Unix ms) and three years on. A regular
 * change becomes a yearly rule, an irregular one is written out.
 */
export function vtimezone(timezoneId: string, instantMs: number): string {
  return written(zonedDateTime(instantMs, timezoneId).toString());
}

/** The same for everybody whom a session is sent to. */
const written = memoize(zoneCacheSize, (text) => {
  const at = Temporal.ZonedDateTime.from(text);
  const observances = transitionsFrom(at).map(observanceAt);
  const changes = observances.some(({ onset }) => onset.year >= at.year - 1);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${at.timeZoneId}`,
    ...(changes ? changingZone(observances) : fixedZone(at)),
    'END:VTIMEZONE',
  ].join('\r\n');
});
