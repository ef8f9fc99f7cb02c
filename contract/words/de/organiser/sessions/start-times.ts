import type { StartTimeWords } from '../../../en/organiser/sessions/start-times.ts';
import { form, plural } from '../../counts.ts';

export const startTimes: StartTimeWords = {
  odd: { weekend: 'am Wochenende', hours: 'außerhalb üblicher Arbeitszeiten' },
  clocks: {
    title: 'Ortszeit der Gäste',
    whose: (names, others) =>
      others > 0
        ? `${names.join(', ')} und ${plural(others, 'weitere Person', 'weitere Personen')}`
        : names.join(', '),
    unknown: (people) =>
      form(
        people,
        'Die Zeitzone einer Person ist bekannt, sobald sie ihren Link geöffnet hat.',
        `Die Zeitzonen von ${people} Personen sind bekannt, sobald sie ihren Link geöffnet haben.`,
      ),
  },
  browserDiffers: (here, time, zone) =>
    `Ihr Browser zeigt für diesen Beginn ${here} Uhr, weil seine Zeitzonendaten von unseren abweichen. In E-Mails und Kalendereinträgen steht ${time} Uhr (${zone}).`,
};
