/** The order of two places, the better first and a team without one last: below 0 where the first goes before. */
export function inOrder(a: number | null, b: number | null): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a ?? last) - (b ?? last);
}

/** How many of these teams have a place. */
export const placedOf = (teams: readonly { place: number | null }[]): number =>
  teams.filter(({ place }) => place !== null).length;
