import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { longDayText, offsetText, timeWithZone } from '#contract/words/moments.ts';
import { mailWordsIn } from '../../words/mail-words.ts';

/**
 * Day and time as the reader's clock shows them, then the organiser's and UTC where they differ.
 * It ends as in the calendar, with arrival and debrief. `startsAt` Unix ms.
 */
export function sessionWhen(mail: {
  startsAt: number;
  blockMinutes: number;
  timezoneId: string;
  organiserTimezoneId: string;
  language: SpokenLanguage;
}): string[] {
  const { startsAt, timezoneId, organiserTimezoneId, language } = mail;
  const day = longDayText(startsAt, timezoneId, language);
  const elsewhere = (zone: string) => {
    const time = timeWithZone(startsAt, zone, language);
    const there = longDayText(startsAt, zone, language);
    return there === day ? time : mailWordsIn(language).onDay(time, there);
  };
  const offset = (zone: string) => offsetText(startsAt, zone, language);
  const isSameClock = offset(timezoneId) === offset(organiserTimezoneId);
  const others = [...(isSameClock ? [] : [organiserTimezoneId]), 'UTC'].filter(
    (zone, index, all) => zone !== timezoneId && all.indexOf(zone) === index,
  );
  return [
    day,
    timeWithZone(startsAt, timezoneId, language, startsAt + mail.blockMinutes * 60_000),
    ...others.map(elsewhere),
  ];
}
