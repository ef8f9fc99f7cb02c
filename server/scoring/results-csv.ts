import type { Scorecard, SharedPart, TeamScore } from '#contract/calls/schemas/results.ts';
import { csvText } from '../http/csv-text.ts';

type Row = Record<string, string | number>;

function points(team: TeamScore, earned: Readonly<Record<string, number>>): Row {
  return Object.fromEntries(team.dimensions.map(({ id, label }) => [label, earned[id] ?? 0]));
}

function label(row: TeamScore['decisions'][number], optionId: string | null): string {
  return row.team_split.find(({ option_id }) => option_id === optionId)?.label ?? '';
}

function personRow(team: TeamScore, part: SharedPart): Row {
  const questionOf = (sceneId: string) =>
    team.decisions.find(({ scene_id }) => scene_id === sceneId)?.question ?? sceneId;
  return {
    Team: team.name,
    Place: '',
    Part: 'Person',
    Person: part.name,
    Question: '',
    'Team chose': '',
    'Everybody took': '',
    Votes: part.votes.map((vote) => `${questionOf(vote.scene_id)}: ${vote.label}`).join('; '),
    Attempts: part.answers,
    Hints: '',
    ...Object.fromEntries(team.dimensions.map(({ label: name }) => [name, ''])),
    Points: '',
  };
}

function decisionCells(team: TeamScore, row: TeamScore['decisions'][number]): Row {
  return {
    Team: team.name,
    Place: team.place,
    Part: 'Decision',
    Person: '',
    Question: row.question,
    'Team chose': label(row, row.team_choice),
    'Everybody took': label(row, row.chosen),
    Votes: row.team_split.map(({ label: option, votes }) => `${option}: ${votes}`).join('; '),
    Attempts: '',
    Hints: '',
    ...points(team, row.points),
    Points: row.total,
  };
}

function challengeCells(team: TeamScore, row: TeamScore['challenges'][number]): Row {
  return {
    Team: team.name,
    Place: team.place,
    Part: 'Challenge',
    Person: '',
    Question: row.title,
    'Team chose': row.solved ? 'Solved' : 'Not solved',
    'Everybody took': '',
    Votes: '',
    Attempts: row.attempts,
    Hints: row.hints,
    ...points(team, row.points),
    Points: row.total,
  };
}

/** The scenes stand in the order in which they were played. */
function rows(path: Scorecard['path'], team: TeamScore, shared: readonly SharedPart[]): Row[] {
  const scenes = path.flatMap(({ scene_id }): Row[] => {
    const decision = team.decisions.find((row) => row.scene_id === scene_id);
    const challenge = team.challenges.find((row) => row.scene_id === scene_id);
    if (decision) return [decisionCells(team, decision)];
    return challenge ? [challengeCells(team, challenge)] : [];
  });
  return [
    ...scenes,
    {
      Team: team.name,
      Place: team.place,
      Part: 'Total',
      Person: '',
      Question: '',
      'Team chose': '',
      'Everybody took': '',
      Votes: '',
      Attempts: '',
      Hints: '',
      ...Object.fromEntries(team.dimensions.map((dimension) => [dimension.label, dimension.points])),
      Points: team.total,
    },
    ...shared.filter(({ team_id }) => team_id === team.team_id).map((part) => personRow(team, part)),
  ];
}

/** One row for each team and part, its total, then the people who show their part. */
export function resultsCsv(scorecard: Scorecard, shared: readonly SharedPart[]): string {
  const all = scorecard.teams.flatMap((team) => rows(scorecard.path, team, shared));
  return csvText(all);
}
