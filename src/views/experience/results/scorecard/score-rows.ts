import type { Scorecard, TeamScore } from '#contract/calls/schemas/results.ts';

export type ScoredScene =
  | { kind: 'decision'; title: string; row: TeamScore['decisions'][number] }
  | { kind: 'challenge'; title: string; row: TeamScore['challenges'][number] };

/** What a team's scenes gave, in the order in which they were played. */
export function rowsInOrder(
  path: Scorecard['path'],
  { decisions, challenges }: Pick<TeamScore, 'decisions' | 'challenges'>,
): ScoredScene[] {
  return path.flatMap(({ scene_id, title }): ScoredScene[] => {
    const decision = decisions.find((row) => row.scene_id === scene_id);
    if (decision) return [{ kind: 'decision', title, row: decision }];
    const challenge = challenges.find((row) => row.scene_id === scene_id);
    return challenge ? [{ kind: 'challenge', title, row: challenge }] : [];
  });
}
