import type { PackWords } from '../en/packs.ts';

/** Packs of credits that are sold where the operator has set none, in German. */
export const packs: PackWords = {
  names: { 'One session': 'Einzelsession', 'A season': 'Saisonpaket', 'A year': 'Jahrespaket' },
};
