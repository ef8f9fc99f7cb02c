import { Compile } from 'typebox/compile';
import { challengeProblems } from './challenge-problems.ts';
import { hastyOutcomes } from './outcome-time.ts';
import { type ChallengeScene, languagesOf, type Scene, StorySource, storyIn, type Story } from './story.ts';
import {
  alongPaths,
  longestPathMs,
  nextSceneIds,
  quickestPathMs,
  shortestPathMs,
  type StoryGraph,
  storyGraph,
} from './story-graph.ts';
import { sightingProblems } from './sighting-problems.ts';
import { error, type StoryProblem, warning } from './story-problems.ts';
import { eachText } from './story-text.ts';

/** Allowed length of every path, in minutes of story time, by format. Source: docs/stories.md. */
export const DURATION_MINUTES = {
  full: { min: 45, max: 75 },
  lunch: { min: 20, max: 25 },
  short: { min: 8, max: 10 },
} as const;

/** On no path may one dimension offer less than this share of what another offers. */
export const BALANCE_SHARE = 0.5;

const form = Compile(StorySource);

/**
 * Everything that is wrong with a story file, short of its captions and media. Errors forbid publishing, warnings do
 * not. Input of the wrong shape yields `schema` problems only; a broken graph is not measured for length.
 */
export function validateStory(input: unknown): StoryProblem[] {
  if (!form.Check(input))
    return form
      .Errors(input)
      .map(({ instancePath, message }) => error('schema', `${instancePath || '/'} ${message}`));
  const story = storyIn(input, input.language);
  const graph = storyGraph(story);
  const links = [...duplicateIds(story), ...brokenLinks(story, graph), ...cycles(graph)];
  const problems = [
    ...links,
    ...unreachable(story, graph),
    ...deadEnds(story, graph),
    ...languages(input),
    ...missingRecaps(story),
    ...hastyOutcomes(input),
    ...content(story),
    ...sightingProblems(input),
  ];
  return links.length > 0 ? problems : [...problems, ...duration(story, graph), ...balance(story, graph)];
}

function repeated(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))];
}

function sceneParts(scene: Scene): { id: string }[][] {
  if (scene.kind === 'decision') return [scene.options];
  if (scene.kind !== 'challenge') return [];
  const { task } = scene;
  return [scene.clues, scene.hints, ...(task ? taskParts(task) : [])];
}

function taskParts(task: NonNullable<ChallengeScene['task']>): { id: string }[][] {
  if (task.kind === 'map') return [task.places, task.roads];
  if (task.kind === 'seating') return [[...task.chairs, ...task.guests]];
  return [task.kind === 'order' ? task.items : task.meanings];
}

function duplicateIds(story: Story): StoryProblem[] {
  const dimensions = repeated(story.dimensions.map(({ id }) => id)).map((id) =>
    error('duplicate-id', `Two dimensions are called "${id}"`),
  );
  const scenes = repeated(story.scenes.map(({ id }) => id)).map((id) =>
    error('duplicate-id', `Two scenes are called "${id}"`, id),
  );
  const crew = repeated((story.crew ?? []).map(({ id }) => id)).map((id) =>
    error('duplicate-id', `Two parts of the crew are called "${id}"`),
  );
  const inside = story.scenes.flatMap((scene) =>
    sceneParts(scene)
      .flatMap((part) => repeated(part.map(({ id }) => id)))
      .map((id) => error('duplicate-id', `Scene "${scene.id}" uses the id "${id}" twice`, scene.id)),
  );
  return [...dimensions, ...crew, ...scenes, ...inside];
}

function brokenLinks(story: Story, { scenes }: StoryGraph): StoryProblem[] {
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

function cycles({ cyclic, scenes }: StoryGraph): StoryProblem[] {
  return [...scenes.keys()]
    .filter((id) => cyclic.has(id))
    .map((id) => error('cycle', `Scene "${id}" can come round to itself`, id));
}

function unreachable(story: Story, { reached }: StoryGraph): StoryProblem[] {
  return story.scenes
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => error('unreachable', `Nothing leads to scene "${id}"`, id));
}

function deadEnds(story: Story, { ending }: StoryGraph): StoryProblem[] {
  return story.scenes
    .filter(({ id }) => !ending.has(id))
    .map(({ id }) => error('dead-end', `No ending can be reached from scene "${id}"`, id));
}

/** Every text of a story in several languages is there in each of them, and nothing but those. */
function languages(source: StorySource): StoryProblem[] {
  const offered = languagesOf(source);
  const missing = new Map<string, string>();
  const note = (text: string, language: string) => missing.set(`${language} ${text}`, language);
  const look = (value: unknown, at: string): void => {
    eachText(value, source.language, (texts) => {
      for (const language of offered)
        if (!texts[language]) note(`${at}: ${texts[source.language]}`, language);
      for (const language of Object.keys(texts))
        if (!offered.includes(language)) note(`${at} is not offered`, language);
    });
  };
  look({ ...source, scenes: [] }, 'head');
  for (const scene of source.scenes) look(scene, `scene "${scene.id}"`);
  const plain = offered.length > 1 ? plainTexts(source) : [];
  return [
    ...[...missing.keys()].map((text) => error('missing-language', `Missing in ${text}`)),
    ...plain.map((at) => error('missing-language', `${at} is given in one language only`)),
  ];
}

/** Texts that are spoken or shown, in the story's own language alone. */
function plainTexts(source: StorySource): string[] {
  const clear = (value: unknown) => typeof value === 'string';
  const scenes = source.scenes.flatMap((scene) => {
    const ownTexts: unknown[] = [
      scene.title,
      ...('clip' in scene ? [scene.clip.textTwin] : []),
      ...('recap' in scene ? [scene.recap] : []),
      ...(scene.kind === 'decision'
        ? [
            scene.question,
            ...scene.options.flatMap((o) => [o.label, o.detail, o.explanation, o.wished, o.recap]),
          ]
        : []),
      ...(scene.kind === 'challenge'
        ? [
            scene.prompt,
            scene.explanation,
            scene.unsolved,
            scene.meanwhile,
            scene.shownAnswer,
            ...(scene.nearMisses ?? []).map(({ reply }) => reply),
            ...scene.hints.map((hint) => hint.text),
            ...scene.clues.flatMap((clue) => [clue.title, clue.text]),
          ]
        : []),
      ...(scene.kind === 'breather' ? [scene.prompt, ...scene.questions] : []),
      ...(scene.kind === 'ending'
        ? [scene.award, scene.personAward ?? scene.award, scene.epilogue, ...(scene.debrief ?? [])]
        : []),
    ];
    return ownTexts.some(clear) ? [`A text of scene "${scene.id}"`] : [];
  });
  const head = [
    source.title,
    source.tagline,
    source.synopsis,
    ...source.contentNotes,
    ...(source.crew ?? []).flatMap(({ name, sentence, deed }) => [name, sentence, deed]),
  ];
  return [...(head.some(clear) ? ['A text of the head'] : []), ...scenes];
}

interface Missable {
  sceneId: string;
  name: string;
  recap: string | undefined;
}

function missables(scene: Scene): Missable[] {
  const sceneId = scene.id;
  if (scene.kind === 'decision')
    return scene.options.map(({ id, recap }) => ({ sceneId, recap, name: `Option "${id}" of "${sceneId}"` }));
  if (scene.kind !== 'clip' && scene.kind !== 'challenge') return [];
  return [{ sceneId, recap: scene.recap, name: `Scene "${sceneId}"` }];
}

/** A story that has recaps has one for everything that can be missed; an older one has none. */
function missingRecaps(story: Story): StoryProblem[] {
  const all = story.scenes.flatMap(missables);
  const missing = all.filter(({ recap }) => recap === undefined);
  if (missing.length === all.length && all.length > 0)
    return [warning('missing-recap', 'No scene has a recap for participants who arrive late')];
  return missing.map(({ name, sceneId }) => error('missing-recap', `${name} has no recap`, sceneId));
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
      ...(scene.kind === 'challenge' ? challengeProblems(scene, story.format !== 'short') : []),
      ...unscoredOptions(scene),
      ...dominantOptions(scene, dimensions),
    ];
  });
  const unscored = dimensions
    .filter((id) => !used.has(id))
    .map((id) => warning('unscored-dimension', `Nothing in the story scores "${id}"`));
  return [...problems, ...unscored];
}

function unscoredOptions(scene: Scene): StoryProblem[] {
  if (scene.kind !== 'decision') return [];
  return scene.options
    .filter(({ points }) => Object.values(points).every((value) => value === 0))
    .map(({ id }) => error('unscored-option', `Option "${id}" of "${scene.id}" earns nothing`, scene.id));
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

function duration(story: Story, graph: StoryGraph): StoryProblem[] {
  const { min, max } = DURATION_MINUTES[story.format];
  const lengths = [
    { name: 'shortest', minutes: shortestPathMs(story, graph) / 60_000 },
    { name: 'longest', minutes: longestPathMs(story, graph) / 60_000 },
    ...(story.format !== 'short'
      ? [{ name: 'quickest', minutes: quickestPathMs(story, graph) / 60_000 }]
      : []),
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

/** What a path offers in a dimension is the best option of each of its decisions and all of its challenges. */
function balance(story: Story, graph: StoryGraph): StoryProblem[] {
  const offers = (id: string) => (scene: Scene) =>
    Math.max(0, ...scored(scene).map((points) => points[id] ?? 0));
  const ranges = story.dimensions.map(({ id }) => ({
    id,
    least: alongPaths(story, offers(id), (a, b) => Math.min(a, b), graph),
    most: alongPaths(story, offers(id), (a, b) => Math.max(a, b), graph),
  }));
  const most = Math.max(...ranges.map((range) => range.most));
  return ranges
    .filter(({ least }) => least > 0 && least < most * BALANCE_SHARE)
    .map(({ id, least }) =>
      warning(
        'unbalanced',
        `A path offers ${least} points of "${id}" where another dimension offers ${most}`,
      ),
    );
}
