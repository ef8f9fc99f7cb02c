/** Packs of credits, in English; the other languages have the same keys. */
export const packs = {
  /** A pack that the operator has named is the same in every language. */
  nameOf: (name: string): string => name,
};

export type PackWords = typeof packs;
