import { plural } from '../counts.ts';

/** Dialogs and lists that several pages of the dashboard share, in English; the other languages have the same keys. */
export const common = {
  actions: 'Actions',
  chooseColour: 'Choose a colour',
  mail: {
    to: 'To',
    recipients: (people: number) => ` (${plural(people, 'person', 'people')})`,
    reads: 'What they read',
  },
  conflict: {
    label: 'Changed while you were editing',
    somebody: 'Somebody',
    /** `subject` is what is edited: `this session`. */
    changed: (by: string, subject: string) => `${by} changed ${subject}`,
    /** Follows the time of the change. */
    meanwhile: ', while you were editing it.',
    theirs: 'Keep theirs',
    mine: 'Use mine',
  },
};

export type CommonWords = typeof common;
