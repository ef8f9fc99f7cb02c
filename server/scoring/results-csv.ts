import type { Scorecard, SharedPart, TeamScore } from '#contract/calls/schemas/results.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { FileWords } from '#contract/words/en/organiser/files.ts';
import { csvText, type CsvRow } from '../http/files/csv-text.ts';
import { fileWordsIn } from '../words/organiser-words.ts';

type Words = FileWords['results'];

/** The keys of the fixed columns, of the total, and of each category of the story. */
type Row = CsvRow<keyof Words['columns'] | 'points' | `points of ${string}`>;

const columnOf = (dimensionId: string) => `points of ${dimensionId}` as const;

function points(team: TeamScore, earned: Readonly<Record<string, number>>): Row {
  return Object.fromEntries(team.dimensions.map(({ id }) => [columnOf(id), earned[id] ?? 0]));
}

function label(row: TeamScore['decisions'][number], optionId: string | null): string {
  return row.team_split.find(({ option_id }) => option_id === optionId)?.label ?? '';
}

function personRow(team: TeamScore, part: SharedPart, { parts }: Words): Row {
  const questionOf = (sceneId: string) =>
    team.decisions.find(({ scene_id }) => scene_id === sceneId)?.question ?? sceneId;
  return {
    team: team.name,
    part: parts.person,
    person: part.name,
    votes: part.votes.map((vote) => `${questionOf(vote.scene_id)}: ${vote.label}`).join('; '),
    attempts: part.answers,
  };
}

function decisionRow(team: TeamScore, row: TeamScore['decisions'][number], { parts }: Words): Row {
  return {
    team: team.name,
    place: team.place ?? '',
    part: parts.decision,
    question: row.question,
    teamChose: label(row, row.team_choice),
    taken: label(row, row.chosen),
    votes: row.team_split.map(({ label: option, votes }) => `${option}: ${votes}`).join('; '),
    ...points(team, row.points),
    points: row.total,
  };
}

function challengeRow(team: TeamScore, row: TeamScore['challenges'][number], words: Words): Row {
  return {
    team: team.name,
    place: team.place ?? '',
    part: words.parts.challenge,
    question: row.title,
    teamChose: row.solved ? words.solved : row.tried ? words.notSolved : words.notTried,
    attempts: row.attempts,
    hints: row.hints,
    ...points(team, row.points),
    points: row.total,
  };
}

/** Scenes in the order in which they were played. */
function rows(path: Scorecard['path'], team: TeamScore, shared: readonly SharedPart[], words: Words): Row[] {
  const scenes = path.flatMap(({ scene_id }): Row[] => {
    const decision = team.decisions.find((row) => row.scene_id === scene_id);
    const challenge = team.challenges.find((row) => row.scene_id === scene_id);
    if (decision) return [decisionRow(team, decision, words)];
    return challenge ? [challengeRow(team, challenge, words)] : [];
  });
  return [
    ...scenes,
    {
      team: team.name,
      place: team.place ?? '',
      part: words.parts.total,
      ...Object.fromEntries(team.dimensions.map((dimension) => [columnOf(dimension.id), dimension.points])),
      points: team.total,
    },
    ...shared.filter(({ team_id }) => team_id === team.team_id).map((part) => personRow(team, part, words)),
  ];
}

/** One row for each team and part, its total, then the people who show their part. */
export function resultsCsv(
  { path, teams }: Scorecard,
  shared: readonly SharedPart[],
  language: SpokenLanguage,
): string {
  const { results: words } = fileWordsIn(language);
  const dimensions = teams[0]?.dimensions.map(({ id, label: name }) => [columnOf(id), name]) ?? [];
  return csvText<string>(
    { ...words.columns, ...Object.fromEntries(dimensions), points: words.points },
    teams.flatMap((team) => rows(path, team, shared, words)),
  );
}
