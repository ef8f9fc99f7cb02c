import type { RosterSeat, RosterTeam } from '#contract/messages/session-projection.ts';

export const seatsFixture: RosterSeat[] = [
  { seat_id: 'ana', name: 'Ana Silva', initials: 'AS', team_id: 1, present: true, checked: true },
  { seat_id: 'ben', name: 'Ben Okoro', initials: 'BO', team_id: 1, present: true, checked: true },
  { seat_id: 'chloe', name: 'Chloe Duval', initials: 'CD', team_id: 1, present: false, checked: false },
  { seat_id: 'dan', name: 'Dan Weiss', initials: 'DW', team_id: 2, present: true, checked: true },
];

export const teamsFixture: RosterTeam[] = [
  { team_id: 1, name: 'Otters', captain: 'ana' },
  { team_id: 2, name: 'Herons', captain: 'dan' },
];
