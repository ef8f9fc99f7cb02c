/**
 * Who holds which clue. Clues without a present holder go to whoever of `seatIds` has the fewest; a seat with none
 * gets one from the fullest hand, unless that clue lies on the board. With nobody present all stays as it is, so
 * that no clue is ever lost.
 */
export function dealClues(deal: {
  clueIds: readonly string[];
  holders: Readonly<Record<string, string>>;
  seatIds: readonly string[];
  onBoard: readonly string[];
}): Record<string, string> {
  const { clueIds, seatIds, onBoard } = deal;
  if (seatIds.length === 0) return { ...deal.holders };
  const hands = new Map<string, string[]>(seatIds.map((seatId) => [seatId, []]));
  const loose = clueIds.filter((clueId) => {
    const hand = hands.get(deal.holders[clueId] ?? '');
    hand?.push(clueId);
    return hand === undefined;
  });
  const bySize = () => [...hands].sort(([, a], [, b]) => a.length - b.length);

  for (const clueId of loose)
    [...hands.values()].reduce((least, hand) => (hand.length < least.length ? hand : least)).push(clueId);
  for (let [smallest, ...larger] = bySize(); smallest?.[1].length === 0; [smallest, ...larger] = bySize()) {
    const [, fullest] = larger.at(-1) ?? ['', []];
    const spare = fullest.length > 1 ? fullest.findLastIndex((clueId) => !onBoard.includes(clueId)) : -1;
    if (spare < 0) break;
    smallest[1].push(...fullest.splice(spare, 1));
  }
  const holderOf = new Map([...hands].flatMap(([seatId, hand]) => hand.map((clueId) => [clueId, seatId])));
  return Object.fromEntries(clueIds.map((clueId) => [clueId, holderOf.get(clueId) ?? '']));
}

/** The seats in roster order, beginning with another one in each session. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
