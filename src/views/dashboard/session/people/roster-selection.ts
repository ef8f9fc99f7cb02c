import type { Seat } from '#contract/calls/schemas/sessions/session-detail.ts';
import { fitsSearch } from '#contract/rules/text/search-text.ts';

/** The parts of the list of people that can be shown. */
export const rosterParts = {
  everybody: () => true,
  unopened: ({ state }: Seat) => state === 'not_sent' || state === 'sent' || state === 'bounced',
  trouble: ({ state, check }: Seat) =>
    state !== 'declined' && (state === 'bounced' || check?.verdict === 'failed'),
  declined: ({ state }: Seat) => state === 'declined',
} satisfies Record<string, (seat: Seat) => boolean>;

export type RosterPart = keyof typeof rosterParts;

export interface RosterSelection {
  part: RosterPart;
  /** Part of a name, an address or a team's name. */
  search: string;
}

/** The seats of a part that every word of the search fits. */
export function selectSeats(
  seats: readonly Seat[],
  { part, search }: RosterSelection,
  teamName: ReadonlyMap<number, string>,
): Seat[] {
  const fits = fitsSearch(search);
  return seats.filter(
    (seat) =>
      rosterParts[part](seat) &&
      fits([seat.first_name, seat.last_name, seat.email, teamName.get(seat.team_id)].join(' ')),
  );
}
