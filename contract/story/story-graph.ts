import { Value } from 'typebox/value';
import { normaliseAnswer, type Scene, Story } from './story.ts';

export type StoryProblemCode =
  | 'schema'
  | 'duplicate-id'
  | 'missing-start'
  | 'missing-next'
  | 'unreachable'
  | 'dead-end'
  | 'cycle'
  | 'duration'
  | 'unknown-dimension'
  | 'empty-answer'
  | 'dominant-option'
  | 'unscored-dimension';

export type StoryProblem = {
  severity: 'error' | 'warning';
  sceneId?: string;
  code: StoryProblemCode;
  message: string;
};

/** How long a result stays on screen after a decision or a challenge, in milliseconds of story time. */
export const OUTCOME_MS = 8_000;

/** Allowed length of every path, in minutes of story time, by format. Source: design.md section 8. */
export const DURATION_MINUTES = { full: { min: 45, max: 75 }, short: { min: 8, max: 10 } } as const;

/** Scenes that can directly follow this one, each once, in the order they are written. */
export function nextSceneIds(scene: Scene): string[] {
  if (scene.kind === 'ending') return [];
  if (scene.kind === 'decision') return [...new Set(scene.options.map((option) => option.next))];
  return [scene.next];
}

/** Story time one scene takes at most: a clip's length, or a full window and its outcome. */
export function sceneMs(scene: Scene): number {
  return scene.kind === 'clip' || scene.kind === 'ending'
    ? scene.clip.durationMs
    : scene.windowMs + OUTCOME_MS;
}

/** Ids of all scenes that can be reached from the start, the start included; unknown targets are passed over. */
export function reachableScenes(story: Story): Set<string> {
  const scenes = indexScenes(story);
  const seen = new Set<string>();
  const waiting = [story.start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const scene = scenes.get(id);
    if (!scene || seen.has(id)) continue;
    seen.add(id);
    waiting.push(...nextSceneIds(scene));
  }
  return seen;
}

/** Longest time from the start to an ending, in milliseconds, with every window used in full. Needs an acyclic story. */
export function longestPathMs(story: Story): number {
  return pathMs(story, Math.max);
}

/** Shortest time from the start to an ending, in milliseconds, with every window used in full. Needs an acyclic story. */
export function shortestPathMs(story: Story): number {
  return pathMs(story, Math.min);
}

/**
 * Everything that is wrong with a story file. Errors forbid publishing, warnings do not. Input of the wrong shape
 * yields `schema` problems only; a broken graph is not measured for length.
 */
export function validateStory(input: unknown): StoryProblem[] {
  if (!Value.Check(Story, input)) {
    return Value.Errors(Story, input).map((error) => ({
      severity: 'error',
      code: 'schema',
      message: `${error.instancePath || '/'} ${error.message}`,
    }));
  }
  const graph = [...duplicateIds(input), ...brokenLinks(input), ...cycles(input)];
  const problems = [...graph, ...unreachable(input), ...deadEnds(input), ...content(input)];
  return graph.length > 0 ? problems : [...problems, ...duration(input)];
}

function indexScenes(story: Story): Map<string, Scene> {
  return new Map(story.scenes.map((scene) => [scene.id, scene]));
}

function pathMs(story: Story, choose: (...lengths: number[]) => number): number {
  const scenes = indexScenes(story);
  const known = new Map<string, number>();
  const open = new Set<string>();
  const measure = (id: string): number => {
    const done = known.get(id);
    if (done !== undefined) return done;
    const scene = scenes.get(id);
    if (!scene) throw new Error(`Story ${story.slug} has no scene "${id}"`);
    if (open.has(id)) throw new Error(`Story ${story.slug} has a cycle through "${id}"`);
    open.add(id);
    const next = nextSceneIds(scene);
    const length = sceneMs(scene) + (next.length > 0 ? choose(...next.map(measure)) : 0);
    known.set(id, length);
    return length;
  };
  return measure(story.start);
}

function error(code: StoryProblemCode, message: string, sceneId?: string): StoryProblem {
  return { severity: 'error', code, message, ...(sceneId === undefined ? {} : { sceneId }) };
}

function warning(code: StoryProblemCode, message: string, sceneId?: string): StoryProblem {
  return { ...error(code, message, sceneId), severity: 'warning' };
}

function repeated(ids: string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function duplicateIds(story: Story): StoryProblem[] {
  const dimensions = repeated(story.dimensions.map(({ id }) => id)).map((id) =>
    error('duplicate-id', `Two dimensions are called "${id}"`),
  );
  const scenes = repeated(story.scenes.map(({ id }) => id)).map((id) =>
    error('duplicate-id', `Two scenes are called "${id}"`, id),
  );
  const inside = story.scenes.flatMap((scene) =>
    sceneParts(scene)
      .flatMap((part) => repeated(part.map(({ id }) => id)))
      .map((id) => error('duplicate-id', `Scene "${scene.id}" uses the id "${id}" twice`, scene.id)),
  );
  return [...dimensions, ...scenes, ...inside];
}

function sceneParts(scene: Scene): { id: string }[][] {
  if (scene.kind === 'decision') return [scene.options];
  if (scene.kind === 'challenge') return [scene.clues, scene.hints];
  return [];
}

function brokenLinks(story: Story): StoryProblem[] {
  const scenes = indexScenes(story);
  const start = scenes.has(story.start)
    ? []
    : [error('missing-start', `No scene "${story.start}" to start with`)];
  const links = story.scenes.flatMap((scene) =>
    nextSceneIds(scene)
      .filter((id) => !scenes.has(id))
      .map((id) =>
        error('missing-next', `Scene "${scene.id}" leads to "${id}", which does not exist`, scene.id),
      ),
  );
  return [...start, ...links];
}

/** One problem for each scene from which the story can come back to that same scene. */
function cycles(story: Story): StoryProblem[] {
  return story.scenes
    .filter((scene) =>
      nextSceneIds(scene).some((next) => reachableScenes({ ...story, start: next }).has(scene.id)),
    )
    .map((scene) => error('cycle', `Scene "${scene.id}" can come round to itself`, scene.id));
}

function unreachable(story: Story): StoryProblem[] {
  const reached = reachableScenes(story);
  return story.scenes
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => error('unreachable', `Nothing leads to scene "${id}"`, id));
}

function deadEnds(story: Story): StoryProblem[] {
  const endings = story.scenes.filter(({ kind }) => kind === 'ending').map(({ id }) => id);
  return story.scenes
    .filter(({ id }) => {
      const reached = reachableScenes({ ...story, start: id });
      return !endings.some((ending) => reached.has(ending));
    })
    .map(({ id }) => error('dead-end', `No ending can be reached from scene "${id}"`, id));
}

function scored(scene: Scene): Record<string, number>[] {
  if (scene.kind === 'decision') return scene.options.map(({ points }) => points);
  return scene.kind === 'challenge' ? [scene.points] : [];
}

function content(story: Story): StoryProblem[] {
  const dimensions = story.dimensions.map(({ id }) => id);
  const used = new Set<string>();
  const problems = story.scenes.flatMap((scene) => {
    const ids = [...new Set(scored(scene).flatMap(Object.keys))];
    for (const id of ids) used.add(id);
    return [
      ...ids
        .filter((id) => !dimensions.includes(id))
        .map((id) =>
          error('unknown-dimension', `Scene "${scene.id}" scores "${id}", which is no dimension`, scene.id),
        ),
      ...emptyAnswers(scene),
      ...dominantOptions(scene, dimensions),
    ];
  });
  const unscored = dimensions
    .filter((id) => !used.has(id))
    .map((id) => warning('unscored-dimension', `Nothing in the story scores "${id}"`));
  return [...problems, ...unscored];
}

function emptyAnswers(scene: Scene): StoryProblem[] {
  if (scene.kind !== 'challenge') return [];
  return scene.answers
    .filter((answer) => normaliseAnswer(answer) === '')
    .map((answer) => error('empty-answer', `Answer "${answer}" has neither a letter nor a digit`, scene.id));
}

function dominantOptions(scene: Scene, dimensions: string[]): StoryProblem[] {
  if (scene.kind !== 'decision') return [];
  return scene.options
    .filter((option) =>
      scene.options.every((other) => other === option || dominates(option.points, other.points, dimensions)),
    )
    .map((option) =>
      warning(
        'dominant-option',
        `Option "${option.id}" is never worse and somewhere better than all others`,
        scene.id,
      ),
    );
}

function dominates(a: Record<string, number>, b: Record<string, number>, dimensions: string[]): boolean {
  const differences = dimensions.map((id) => (a[id] ?? 0) - (b[id] ?? 0));
  return (
    differences.every((difference) => difference >= 0) && differences.some((difference) => difference > 0)
  );
}

function duration(story: Story): StoryProblem[] {
  const { min, max } = DURATION_MINUTES[story.format];
  const lengths = [
    { name: 'shortest', minutes: shortestPathMs(story) / 60_000 },
    { name: 'longest', minutes: longestPathMs(story) / 60_000 },
  ];
  return lengths
    .filter(({ minutes }) => minutes < min || minutes > max)
    .map(({ name, minutes }) =>
      error(
        'duration',
        `The ${name} path takes ${minutes.toFixed(1)} min; a ${story.format} story takes ${min}–${max}`,
      ),
    );
}
