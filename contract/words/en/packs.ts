/** Packs of credits that are sold where the operator has set none, by the name that the server gives them. */
export const packs = {
  names: { 'One session': 'One session', 'A season': 'A season', 'A year': 'A year' },
};

export type PackWords = typeof packs;
