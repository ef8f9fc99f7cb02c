import type { PackWords } from '../en/packs.ts';

/** What is sold where the operator has set no packs. */
const names = new Map([
  ['One session', 'Einzelsession'],
  ['A season', 'Saisonpaket'],
  ['A year', 'Jahrespaket'],
]);

export const packs: PackWords = { nameOf: (name) => names.get(name) ?? name };
