import { liveSession } from '../rules/business-constants.ts';
import { outcomeMs } from './outcome-time.ts';
import type { Scene, Story } from './story.ts';

/** Scenes that can directly follow this one, each once, in the order they are written. */
export function nextSceneIds(scene: Scene): string[] {
  if (scene.kind === 'ending') return [];
  if (scene.kind === 'decision') return [...new Set(scene.options.map((option) => option.next))];
  return [scene.next];
}

/** Story time one scene takes at most: a clip's length, a breather's, or a full window and its outcome. */
export function sceneMs(scene: Scene): number {
  if (scene.kind === 'clip' || scene.kind === 'ending') return scene.clip.durationMs;
  return scene.kind === 'breather' ? scene.windowMs : scene.windowMs + outcomeMs(scene);
}

export interface StoryGraph {
  scenes: ReadonlyMap<string, Scene>;
  /** Ids of all scenes that can be reached from the start, the start included. */
  reached: ReadonlySet<string>;
  /** Ids of all scenes from which an ending can be reached. */
  ending: ReadonlySet<string>;
  /** Ids of all scenes that can come round to themselves. */
  cyclic: ReadonlySet<string>;
  /** Every scene after all that follow it, as far as there are no cycles. */
  backwards: readonly Scene[];
}

function spread(from: Iterable<string>, edges: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const next = edges.get(id);
    if (!next || seen.has(id)) continue;
    seen.add(id);
    waiting.push(...next);
  }
  return seen;
}

interface Visit {
  id: string;
  rest: string[];
  low: number;
  index: number;
}

/** Tarjan's components with a stack of its own: members of rings, and every scene after its followers. */
function components(edges: ReadonlyMap<string, readonly string[]>): { rings: Set<string>; order: string[] } {
  const rings = new Set<string>();
  const order: string[] = [];
  const known = new Map<string, Visit>();
  const open = new Set<string>();
  const stack: string[] = [];
  const begin = (id: string): Visit => {
    const visit = { id, rest: [...(edges.get(id) ?? [])], low: known.size, index: known.size };
    known.set(id, visit);
    open.add(id);
    stack.push(id);
    return visit;
  };
  const close = (visit: Visit) => {
    order.push(visit.id);
    if (visit.low !== visit.index) return;
    const ring = stack.splice(stack.lastIndexOf(visit.id));
    for (const id of ring) open.delete(id);
    if (ring.length > 1 || edges.get(visit.id)?.includes(visit.id)) for (const id of ring) rings.add(id);
  };
  for (const root of edges.keys()) {
    const path = known.has(root) ? [] : [begin(root)];
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const next = visit.rest.pop();
      if (next === undefined) {
        path.pop();
        close(visit);
        const parent = path.at(-1);
        if (parent) parent.low = Math.min(parent.low, visit.low);
      } else if (edges.has(next)) {
        const met = known.get(next);
        if (!met) path.push(begin(next));
        else if (open.has(next)) visit.low = Math.min(visit.low, met.index);
      }
    }
  }
  return { rings, order };
}

/** What the scenes and their links make together; each scene and link is looked at a fixed number of times. */
export function storyGraph(story: Pick<Story, 'start' | 'scenes'>): StoryGraph {
  const scenes = new Map(story.scenes.map((scene) => [scene.id, scene]));
  const forward = new Map(story.scenes.map((scene) => [scene.id, nextSceneIds(scene)]));
  const back = new Map<string, string[]>(story.scenes.map(({ id }) => [id, []]));
  for (const [id, followers] of forward) for (const next of followers) back.get(next)?.push(id);
  const { rings, order } = components(forward);
  return {
    scenes,
    reached: spread([story.start], forward),
    ending: spread(
      story.scenes.filter(({ kind }) => kind === 'ending').map(({ id }) => id),
      back,
    ),
    cyclic: rings,
    backwards: order.flatMap((id) => scenes.get(id) ?? []),
  };
}

/** Ids of all scenes that can be reached from the start, the start included; unknown targets are passed over. */
export function reachableScenes(story: Pick<Story, 'start' | 'scenes'>): Set<string> {
  return new Set(storyGraph(story).reached);
}

/**
 * The least or most (`choose`) that `weigh` sums up to from the start to an ending. Throws for a story with a cycle
 * or an unknown start.
 */
export function alongPaths(
  story: Pick<Story, 'slug' | 'start' | 'scenes'>,
  weigh: (scene: Scene) => number,
  choose: (a: number, b: number) => number,
  graph: StoryGraph = storyGraph(story),
): number {
  if (graph.cyclic.size > 0) throw new Error(`Story ${story.slug} has a cycle`);
  const sums = new Map<string, number>();
  for (const scene of graph.backwards) {
    const followers = nextSceneIds(scene).flatMap((id) => sums.get(id) ?? []);
    sums.set(scene.id, weigh(scene) + (followers.length > 0 ? followers.reduce(choose) : 0));
  }
  const sum = sums.get(story.start);
  if (sum === undefined) throw new Error(`Story ${story.slug} has no scene "${story.start}"`);
  return sum;
}

const greater = (a: number, b: number) => Math.max(a, b);
const less = (a: number, b: number) => Math.min(a, b);

/** Longest time from the start to an ending, in milliseconds, with every window used in full. Needs an acyclic story. */
export function longestPathMs(story: Story, graph?: StoryGraph): number {
  return alongPaths(story, sceneMs, greater, graph);
}

/** Shortest time from the start to an ending, in milliseconds, with every window used in full. Needs an acyclic story. */
export function shortestPathMs(story: Story, graph?: StoryGraph): number {
  return alongPaths(story, sceneMs, less, graph);
}

/** Time that people who are as quick as can be leave over in a scene; in a breather, what they leave over of its own. */
function spareMs(scene: Scene): number {
  if (scene.kind === 'decision') return Math.max(0, scene.windowMs - liveSession.decisionLeastMs);
  if (scene.kind !== 'challenge' && scene.kind !== 'breather') return 0;
  return Math.max(0, scene.windowMs - Math.max(scene.leastMs ?? 0, liveSession.challengeWrapUpMs));
}

/**
 * No session of people who are as quick as can be is over sooner, in milliseconds of story time: the shortest path
 * less what they leave over at most and no breather takes up. Needs an acyclic story.
 */
export function quickestPathMs(story: Story, graph: StoryGraph = storyGraph(story)): number {
  const spare = new Map<string, number>();
  let most = 0;
  for (const scene of graph.backwards.toReversed()) {
    const taken = scene.kind === 'breather' ? (scene.stretchMs ?? 0) : 0;
    const left = Math.max(0, (spare.get(scene.id) ?? 0) - taken) + spareMs(scene);
    if (scene.kind === 'ending') most = Math.max(most, left);
    for (const next of nextSceneIds(scene)) spare.set(next, Math.max(spare.get(next) ?? 0, left));
  }
  return shortestPathMs(story, graph) - most;
}

/** Most scenes that a way from this one to an ending has, this one included. */
export function scenesFrom(story: Story, sceneId: string): number {
  return alongPaths({ ...story, start: sceneId }, () => 1, greater);
}
