import type { Scorecard, SharedPart, TeamScore } from '#contract/calls/schemas/results.ts';
import { csvText, type CsvRow } from '../http/files/csv-text.ts';

const facts = [
  'Team',
  'Place',
  'Part',
  'Person',
  'Question',
  'Team chose',
  'Everybody took',
  'Votes',
  'Attempts',
  'Hints',
] as const;

function points(team: TeamScore, earned: Readonly<Record<string, number>>): CsvRow {
  return Object.fromEntries(team.dimensions.map(({ id, label }) => [label, earned[id] ?? 0]));
}

function label(row: TeamScore['decisions'][number], optionId: string | null): string {
  return row.team_split.find(({ option_id }) => option_id === optionId)?.label ?? '';
}

function personRow(team: TeamScore, part: SharedPart): CsvRow {
  const questionOf = (sceneId: string) =>
    team.decisions.find(({ scene_id }) => scene_id === sceneId)?.question ?? sceneId;
  return {
    Team: team.name,
    Part: 'Person',
    Person: part.name,
    Votes: part.votes.map((vote) => `${questionOf(vote.scene_id)}: ${vote.label}`).join('; '),
    Attempts: part.answers,
  };
}

function decisionRow(team: TeamScore, row: TeamScore['decisions'][number]): CsvRow {
  return {
    Team: team.name,
    Place: team.place ?? '',
    Part: 'Decision',
    Question: row.question,
    'Team chose': label(row, row.team_choice),
    'Everybody took': label(row, row.chosen),
    Votes: row.team_split.map(({ label: option, votes }) => `${option}: ${votes}`).join('; '),
    ...points(team, row.points),
    Points: row.total,
  };
}

function challengeRow(team: TeamScore, row: TeamScore['challenges'][number]): CsvRow {
  return {
    Team: team.name,
    Place: team.place ?? '',
    Part: 'Challenge',
    Question: row.title,
    'Team chose': row.solved ? 'Solved' : row.tried ? 'Not solved' : 'Did not try',
    Attempts: row.attempts,
    Hints: row.hints,
    ...points(team, row.points),
    Points: row.total,
  };
}

/** Scenes in the order in which they were played. */
function rows(path: Scorecard['path'], team: TeamScore, shared: readonly SharedPart[]): CsvRow[] {
  const scenes = path.flatMap(({ scene_id }): CsvRow[] => {
    const decision = team.decisions.find((row) => row.scene_id === scene_id);
    const challenge = team.challenges.find((row) => row.scene_id === scene_id);
    if (decision) return [decisionRow(team, decision)];
    return challenge ? [challengeRow(team, challenge)] : [];
  });
  return [
    ...scenes,
    {
      Team: team.name,
      Place: team.place ?? '',
      Part: 'Total',
      ...Object.fromEntries(team.dimensions.map((dimension) => [dimension.label, dimension.points])),
      Points: team.total,
    },
    ...shared.filter(({ team_id }) => team_id === team.team_id).map((part) => personRow(team, part)),
  ];
}

/** One row for each team and part, its total, then the people who show their part. */
export function resultsCsv({ path, teams }: Scorecard, shared: readonly SharedPart[]): string {
  const dimensions = teams[0]?.dimensions.map((dimension) => dimension.label) ?? [];
  return csvText(
    [...facts, ...dimensions, 'Points'],
    teams.flatMap((team) => rows(path, team, shared)),
  );
}
