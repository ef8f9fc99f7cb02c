import type { RosterSeat, RosterTeam } from '#contract/messages/session-projection.ts';

export const seatsFixture: RosterSeat[] = [
  { seat_id: 'ana', name: 'Ana Silva', team_id: 1, present: true, checked: true },
  { seat_id: 'ben', name: 'Ben Okoro', team_id: 1, present: true, checked: true },
  { seat_id: 'chloe', name: 'Chloe Duval', team_id: 1, present: false, checked: false },
  { seat_id: 'dan', name: 'Dan Weiss', team_id: 2, present: true, checked: true },
];

export const teamsFixture: RosterTeam[] = [
  { team_id: 1, name: 'Otters', captain: 'ana' },
  { team_id: 2, name: 'Herons', captain: 'dan' },
];
