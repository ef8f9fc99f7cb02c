import type { CommonWords } from '../../en/organiser/common.ts';
import { plural } from '../counts.ts';

/** Dialogs and lists that several pages of the dashboard share, in German. */
export const common: CommonWords = {
  actions: 'Aktionen',
  chooseColour: 'Farbe wählen',
  mail: {
    to: 'An',
    recipients: (people) => ` (${plural(people, 'Person', 'Personen')})`,
    reads: 'Inhalt',
  },
  conflict: {
    label: 'Während der Bearbeitung geändert',
    somebody: 'Jemand',
    changed: (by, subject) => `${by} hat ${subject} geändert`,
    meanwhile: ', während Sie daran gearbeitet haben.',
    theirs: 'Andere Fassung behalten',
    mine: 'Meine Fassung verwenden',
  },
};
