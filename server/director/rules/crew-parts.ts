import type { DirectorContext, DirectorSeat } from './director-context.ts';

type Known = Pick<DirectorContext, 'version' | 'story' | 'seats'>;

/**
 * The part of a seat in a team: its own unless another member has it, otherwise the least used one, in the story's order.
 * So the members of a team have different parts while there are enough.
 */
export function partIn(
  { version, story, seats }: Known,
  seat: DirectorSeat,
  teamId: number,
): Partial<DirectorSeat> {
  const { crew } = story;
  if (!crew || version < 9) return {};
  const holders = (part: string) =>
    seats.filter((other) => other.id !== seat.id && other.teamId === teamId && other.part === part).length;
  const fewest = Math.min(...crew.map(({ id }) => holders(id)));
  const isKept = seat.part !== undefined && holders(seat.part) === fewest;
  const part = isKept ? seat.part : crew.find(({ id }) => holders(id) === fewest)?.id;
  return part === undefined ? {} : { part };
}
