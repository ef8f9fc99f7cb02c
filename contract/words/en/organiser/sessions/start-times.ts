import { form, plural } from '../../counts.ts';

/** What is said of a start beside its date and time, in English; the other languages have the same keys. */
export const startTimes = {
  /** Behind a time, and after “That is”. */
  odd: { weekend: 'a weekend', hours: 'outside common working hours' },
  clocks: {
    title: 'Guests’ local time',
    whose: (names: readonly string[], others: number) =>
      others > 0 ? `${names.join(', ')} and ${plural(others, 'other', 'others')}` : names.join(', '),
    unknown: (people: number) =>
      `${form(people, 'One person’s time zone is', `The time zones of ${people} people are`)} known once they have opened their link.`,
  },
  browserDiffers: (here: string, time: string, zone: string) =>
    `Your browser shows ${here} for this start, because its time zone data differs from ours. Emails and calendar entries use ${time} (${zone}).`,
};

export type StartTimeWords = typeof startTimes;
