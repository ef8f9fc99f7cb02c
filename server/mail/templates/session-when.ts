import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { cityOfZone } from '#contract/rules/zone-names.ts';
import { remembered } from '../../remembered.ts';
import { guestWordsIn } from './words/guest-words.ts';

/** Making a format takes as long as a query and holds on to memory outside the heap; a team's mails are of few zones. */
const zonesKept = 32;

function formats(options: Intl.DateTimeFormatOptions) {
  const formatsIn = (language: SpokenLanguage) =>
    remembered(
      zonesKept,
      (timeZone) => new Intl.DateTimeFormat(guestWordsIn(language).locale, { timeZone, ...options }),
    );
  const byLanguage = { en: formatsIn('en'), de: formatsIn('de') };
  return (language: SpokenLanguage, timezoneId: string) => byLanguage[language](timezoneId);
}

const days = formats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const times = formats({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const offsets = formats({ timeZoneName: 'shortOffset' });
const clocks = formats({ timeZoneName: 'longGeneric' });

const zonePart = (format: Intl.DateTimeFormat, at: number): string =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';

/** Day and time of one instant (Unix ms) as a mail in one language names them. */
export function instantWords(at: number, language: SpokenLanguage) {
  const words = guestWordsIn(language);
  const offset = (timezoneId: string) =>
    zonePart(offsets(language, timezoneId), at).replace(/^GMT[+-]0$/, 'GMT');
  return {
    /** "Monday, 1 March 2027", "Montag, 1. März 2027" */
    day: (timezoneId: string) => days(language, timezoneId).format(at),
    /** "16:00" */
    time: (timezoneId: string) => times(language, timezoneId).format(at),
    /** "Lisbon time (GMT+1)", "Westeuropäische Zeit (GMT+1)", so that nobody has to know IANA names. */
    zone(timezoneId: string) {
      if (timezoneId === 'UTC') return 'UTC';
      const clock = zonePart(clocks(language, timezoneId), at);
      return words.zoneTime({ city: cityOfZone(timezoneId), clock }, offset(timezoneId));
    },
    offset,
  };
}

/** "16:00, Lisbon time (GMT+1)" */
export function timeWithZone(at: number, timezoneId: string, language: SpokenLanguage): string {
  const { time, zone } = instantWords(at, language);
  return timezoneId === 'UTC' ? `${time(timezoneId)} UTC` : `${time(timezoneId)}, ${zone(timezoneId)}`;
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
  language: SpokenLanguage;
}): string[] {
  const { startsAt, timezoneId, organiserTimezoneId, language } = mail;
  const start = instantWords(startsAt, language);
  const end = instantWords(startsAt + mail.blockMinutes * 60_000, language);
  const day = start.day(timezoneId);
  const elsewhere = (zone: string) => {
    const time = timeWithZone(startsAt, zone, language);
    const there = start.day(zone);
    return there === day ? time : guestWordsIn(language).onDay(time, there);
  };
  const isSameClock = start.offset(timezoneId) === start.offset(organiserTimezoneId);
  const others = [...(isSameClock ? [] : [organiserTimezoneId]), 'UTC'].filter(
    (zone, index, all) => zone !== timezoneId && all.indexOf(zone) === index,
  );
  return [
    day,
    `${start.time(timezoneId)}–${end.time(timezoneId)}, ${start.zone(timezoneId)}`,
    ...others.map(elsewhere),
  ];
}
