/** Null of a company that has closed its account. */
export type GivenUpNote = { sentence: string | null };

/**
 * Stores the message about a seat in the history entry of this page, for a reload: the token is gone by then. Any
 * way to another page writes another entry.
 */
export function keepGivenUp(history: History, givenUp: GivenUpNote): void {
  history.replaceState({ ...(history.state as object | null), givenUp }, '');
}

export function dropGivenUp(history: History): void {
  history.replaceState({ ...(history.state as object | null), givenUp: undefined }, '');
}

export function readGivenUp({ state }: Pick<History, 'state'>): GivenUpNote | null {
  const note: unknown = (state as { givenUp?: unknown } | null)?.givenUp;
  if (typeof note !== 'object' || note === null || !('sentence' in note)) return null;
  const { sentence } = note;
  return sentence === null || typeof sentence === 'string' ? { sentence } : null;
}
