import Papa from 'papaparse';
import type { Scorecard, TeamScore } from '#contract/calls/schemas/results.ts';

type Row = Record<string, string | number>;

function points(team: TeamScore, earned: Readonly<Record<string, number>>): Row {
  return Object.fromEntries(team.dimensions.map(({ id, label }) => [label, earned[id] ?? 0]));
}

function label(row: TeamScore['decisions'][number], optionId: string | null): string {
  return row.team_split.find(({ option_id }) => option_id === optionId)?.label ?? '';
}

function rows(team: TeamScore): Row[] {
  return [
    ...team.decisions.map((row) => ({
      Team: team.name,
      Place: team.place,
      Part: 'Decision',
      Question: row.question,
      'Team chose': label(row, row.team_choice),
      'Everybody took': label(row, row.chosen),
      Votes: row.team_split.map(({ label: option, votes }) => `${option}: ${votes}`).join('; '),
      Attempts: '',
      Hints: '',
      ...points(team, row.points),
      Points: row.total,
    })),
    ...team.challenges.map((row) => ({
      Team: team.name,
      Place: team.place,
      Part: 'Challenge',
      Question: row.title,
      'Team chose': row.solved ? 'Solved' : 'Not solved',
      'Everybody took': '',
      Votes: '',
      Attempts: row.attempts,
      Hints: row.hints,
      ...points(team, row.points),
      Points: row.total,
    })),
    {
      Team: team.name,
      Place: team.place,
      Part: 'Total',
      Question: '',
      'Team chose': '',
      'Everybody took': '',
      Votes: '',
      Attempts: '',
      Hints: '',
      ...Object.fromEntries(team.dimensions.map((dimension) => [dimension.label, dimension.points])),
      Points: team.total,
    },
  ];
}

/** One row for each team and part, then the team's total; with a byte order mark, so that spreadsheets read UTF-8. */
export function resultsCsv(scorecard: Scorecard): string {
  return `\uFEFF${Papa.unparse(scorecard.teams.flatMap(rows), { escapeFormulae: true })}\r\n`;
}
