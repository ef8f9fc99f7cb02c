import type { Seat } from '#contract/calls/schemas/sessions/session-detail.ts';
import { fitsSearch } from '#contract/rules/text/search-text.ts';

/** Which part of the list of people is shown. */
export const rosterParts = {
  everybody: { label: 'Everybody', holds: () => true },
  unopened: {
    label: 'Link not opened yet',
    holds: ({ state }: Seat) => state === 'not_sent' || state === 'sent' || state === 'bounced',
  },
  trouble: {
    label: 'Has a problem',
    holds: ({ state, check }: Seat) =>
      state !== 'declined' && (state === 'bounced' || check?.verdict === 'failed'),
  },
  declined: { label: 'Cannot come', holds: ({ state }: Seat) => state === 'declined' },
} satisfies Record<string, { label: string; holds: (seat: Seat) => boolean }>;

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
      rosterParts[part].holds(seat) &&
      fits([seat.first_name, seat.last_name, seat.email, teamName.get(seat.team_id)].join(' ')),
  );
}
