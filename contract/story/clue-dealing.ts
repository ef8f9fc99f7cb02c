/** Who holds which clue, by clue id, as a table has it. */
export interface Hands {
  /** The seat that holds the clue. */
  holders: Readonly<Record<string, string>>;
  /** The seat it was dealt to, to which it comes back; absent in sessions that began before clues came back. */
  homes?: Readonly<Record<string, string>>;
  /** By seat: the clue that a seat without one of its own holds together with its holder. */
  shared?: Readonly<Record<string, string>>;
}

const leastOf = <Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item | undefined =>
  items.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0];

/**
 * Who holds which clue. A clue goes back to the seat it was dealt to once that is there again. Clues without a present
 * holder go to the seat of `seatIds` that has the fewest; a seat with none gets one from the fullest hand, unless that clue
 * lies on the board, and where there is none to spare holds one together with somebody. With nobody present all
 * stays as it is, so that no clue is ever lost.
 */
export function dealClues(deal: {
  clueIds: readonly string[];
  before: Hands;
  seatIds: readonly string[];
  onBoard: readonly string[];
}): Required<Hands> {
  const { clueIds, seatIds, onBoard } = deal;
  const { holders, homes = {}, shared = {} } = deal.before;
  if (seatIds.length === 0) return { holders, homes, shared };
  const hands = new Map<string, string[]>(seatIds.map((seatId) => [seatId, []]));
  const homeOf = new Map(Object.entries(homes));
  const loose = clueIds.filter((clueId) => {
    const hand = hands.get(homes[clueId] ?? '') ?? hands.get(holders[clueId] ?? '');
    hand?.push(clueId);
    return hand === undefined;
  });
  const bySize = () => [...hands].sort(([, a], [, b]) => a.length - b.length);

  for (const clueId of loose) leastOf([...hands.values()], ({ length }) => length)?.push(clueId);
  for (let [smallest, ...larger] = bySize(); smallest?.[1].length === 0; [smallest, ...larger] = bySize()) {
    const [, fullest] = larger.at(-1) ?? ['', []];
    const spare = fullest.length > 1 ? fullest.findLastIndex((clueId) => !onBoard.includes(clueId)) : -1;
    if (spare < 0) break;
    const given = fullest.splice(spare, 1);
    smallest[1].push(...given);
    for (const clueId of given) homeOf.set(clueId, smallest[0]);
  }
  const holderOf = new Map([...hands].flatMap(([seatId, hand]) => hand.map((clueId) => [clueId, seatId])));
  const dealt = (of: Map<string, string>) =>
    Object.fromEntries(clueIds.map((clueId) => [clueId, of.get(clueId) ?? holderOf.get(clueId) ?? '']));
  const emptyHanded = [...hands].flatMap(([seatId, hand]) => (hand.length === 0 ? [seatId] : []));
  return {
    holders: dealt(holderOf),
    homes: dealt(homeOf),
    shared: shareClues(clueIds, emptyHanded, { shared, onBoard }),
  };
}

/** A clue each for seats that have none of their own: the one they shared before, else one that fewest share. */
function shareClues(
  clueIds: readonly string[],
  seatIds: readonly string[],
  { shared, onBoard }: { shared: Readonly<Record<string, string>>; onBoard: readonly string[] },
): Record<string, string> {
  const sharing = new Map<string, string>();
  const isFree = (clueId: string | undefined) => clueId !== undefined && !onBoard.includes(clueId);
  for (const seatId of seatIds) {
    const kept = shared[seatId];
    if (kept !== undefined && isFree(kept)) sharing.set(seatId, kept);
  }
  for (const seatId of seatIds.filter((id) => !sharing.has(id))) {
    const clueId = leastOf(
      clueIds.filter(isFree),
      (id) => [...sharing.values()].filter((other) => other === id).length,
    );
    if (clueId !== undefined) sharing.set(seatId, clueId);
  }
  return Object.fromEntries(sharing);
}

/** The seats in roster order, beginning with another one in each session. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
