import type { Seat } from '#contract/calls/schemas/sessions.ts';

/** Which part of the list of people is shown. */
export const rosterParts = {
  everybody: { label: 'Everybody', holds: () => true },
  unopened: {
    label: 'Not opened yet',
    holds: ({ state }: Seat) => state === 'not_sent' || state === 'sent' || state === 'bounced',
  },
  trouble: {
    label: 'With a problem',
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

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

/** The seats of a part that every word of the search fits, whatever its case and accents. */
export function selectSeats(
  seats: readonly Seat[],
  { part, search }: RosterSelection,
  teamName: ReadonlyMap<number, string>,
): Seat[] {
  const words = plain(search).split(/\s+/);
  return seats.filter((seat) => {
    if (!rosterParts[part].holds(seat)) return false;
    const text = plain([seat.first_name, seat.last_name, seat.email, teamName.get(seat.team_id)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
