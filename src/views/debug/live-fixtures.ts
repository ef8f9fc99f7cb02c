import type {
  DecisionFact,
  DecisionOutcome,
  RosterSeat,
  RosterTeam,
} from '#contract/messages/session-projection.ts';

const openedAt = Date.UTC(2026, 10, 21, 14, 0);

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

export const decisionFixture: DecisionFact = {
  scene_id: 'which-way',
  title: 'One rule',
  question: 'Her footprints turn round at the bridge and go back up the fell. Which way do you go?',
  options: [
    {
      id: 'ridge',
      label: 'Up along the ridge',
      detail: 'You would see the whole fell. The wind would see you, too.',
    },
    { id: 'pinewood', label: 'Through the pinewood', detail: 'Out of the wind, slow underfoot.' },
    {
      id: 'bell',
      label: 'Ring the bell first',
      detail: 'It costs ten minutes, and tells her she is missed.',
    },
  ],
  open_at: openedAt,
  close_at: openedAt + 50_000,
  voted: ['ben'],
};

export const outcomeFixture: DecisionOutcome = {
  kind: 'decision',
  scene_id: 'which-way',
  question: decisionFixture.question,
  options: [
    { id: 'ridge', label: 'Up along the ridge', votes: 1 },
    { id: 'pinewood', label: 'Through the pinewood', votes: 1 },
    { id: 'bell', label: 'Ring the bell first', votes: 0 },
  ],
  chosen: 'pinewood',
  reason: 'It was a tie, and the captains wanted the pinewood.',
  shown_at: openedAt + 50_000,
  next_at: openedAt + 58_000,
};
