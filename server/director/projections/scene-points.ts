import type { ChallengeScene, DecisionOption, Dimension, Story } from '#contract/story/story.ts';

export type Points = Record<string, number>;

/** Every dimension of the story in its order, so that the same points are always the same bytes. */
export function pointsOf(story: Story, points: Readonly<Points>): Points {
  return Object.fromEntries(story.dimensions.map(({ id }) => [id, points[id] ?? 0]));
}

export function total(points: Readonly<Points>): number {
  return Object.values(points).reduce((sum, value) => sum + value, 0);
}

export function sum(story: Story, all: readonly Readonly<Points>[]): Points {
  return pointsOf(
    story,
    Object.fromEntries(
      story.dimensions.map(({ id }) => [id, all.reduce((sofar, points) => sofar + (points[id] ?? 0), 0)]),
    ),
  );
}

/** Hints cost points: they are subtracted from the largest dimension, never below zero. */
export function minusCost(dimensions: readonly Dimension[], points: Readonly<Points>, cost: number): Points {
  const left = { ...points };
  let owed = cost;
  const byPoints = dimensions.toSorted((a, b) => (points[b.id] ?? 0) - (points[a.id] ?? 0));
  for (const { id } of byPoints) {
    const taken = Math.min(owed, left[id] ?? 0);
    left[id] = (left[id] ?? 0) - taken;
    owed -= taken;
  }
  return left;
}

/** The maximum points of a scene in each dimension and in total. */
export function bestOf(
  story: Story,
  scene: { options: readonly DecisionOption[] } | Pick<ChallengeScene, 'points'>,
): { dimensions: Points; total: number } {
  const choices = 'options' in scene ? scene.options.map(({ points }) => points) : [scene.points];
  return {
    dimensions: pointsOf(
      story,
      Object.fromEntries(
        story.dimensions.map(({ id }) => [id, Math.max(...choices.map((points) => points[id] ?? 0))]),
      ),
    ),
    total: Math.max(...choices.map(total)),
  };
}
