import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveSession } from '../rules/business-constants.ts';
import type { Scene, Story } from './story.ts';
import { longestPathMs, reachableScenes, shortestPathMs } from './story-graph.ts';
import type { StoryProblemCode } from './story-problems.ts';
import { validateStory } from './validate-story.ts';

const STORY_MS = 504_000;

function clip(durationMs: number) {
  return { media: 'clip', durationMs, textTwin: 'What is seen and said.' };
}

function sceneTo(id: string, targets: string[], ms: number, asChallenge: boolean): Scene {
  const [next] = targets;
  if (next === undefined) {
    return { kind: 'ending', id, title: id, clip: clip(ms), award: 'Award', epilogue: 'After.' };
  }
  const points = { care: 5 };
  if (targets.length > 1) {
    const options = targets.map((target, index) => ({
      id: `option-${index}`,
      label: `Option ${index}`,
      detail: 'Detail.',
      points: { ...points },
      explanation: 'Because.',
      recap: 'It was chosen.',
      next: target,
    }));
    return {
      kind: 'decision',
      id,
      title: id,
      question: 'Which?',
      windowMs: ms - liveSession.outcomeMs,
      options,
    };
  }
  if (!asChallenge) return { kind: 'clip', id, title: id, clip: clip(ms), recap: 'It happened.', next };
  return {
    kind: 'challenge',
    id,
    title: id,
    prompt: 'Solve it.',
    windowMs: ms - liveSession.outcomeMs,
    clues: ['one', 'two'].map((clue) => ({ id: clue, title: clue, text: clue })),
    hints: [],
    answers: ['Answer'],
    points: { ...points },
    explanation: 'Because.',
    recap: 'It was solved.',
    next,
  };
}

/** Every path passes each layer once and each layer takes the same time, so all paths take `STORY_MS`. */
function layeredStory(widths: number[], challenges: boolean[]): Story {
  const ms = STORY_MS / widths.length;
  const name = (layer: number, index: number) => `scene-${layer}-${index}`;
  const scenes = widths.flatMap((width, layer) =>
    Array.from({ length: width }, (_, index) => {
      const below = widths[layer + 1] ?? 0;
      const own = Array.from({ length: below }, (_, target) => target).filter(
        (target) => target % width === index,
      );
      const targets = own.length > 0 || below === 0 ? own : [index % below];
      return sceneTo(
        name(layer, index),
        targets.map((target) => name(layer + 1, target)),
        ms,
        challenges[layer] ?? false,
      );
    }),
  );
  return {
    slug: 'generated',
    version: 1,
    format: 'short',
    title: 'Generated',
    tagline: 'Tagline.',
    synopsis: 'Synopsis.',
    language: 'en',
    contentNotes: [],
    players: { min: 2, max: 30 },
    dimensions: [{ id: 'care', label: 'Care', description: 'Care.' }],
    rungs: [{ name: '720p', width: 1280, height: 720, peakBitrate: 1, averageBitrate: 1, codecs: 'avc1' }],
    start: name(0, 0),
    scenes,
  };
}

const anyStory = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }),
    fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  )
  .map(([widths, challenges]) => layeredStory([1, 2, ...widths], [false, ...challenges]));

function withScene(story: Story, change: (scene: Scene) => Scene | undefined): Story {
  const index = story.scenes.findIndex((scene) => change(scene) !== undefined);
  return {
    ...story,
    scenes: story.scenes.map((scene, at) => (at === index ? (change(scene) ?? scene) : scene)),
  };
}

function relink(scene: Scene, next: string): Scene | undefined {
  if (scene.kind === 'ending') return undefined;
  if (scene.kind !== 'decision') return { ...scene, next };
  return { ...scene, options: scene.options.map((option) => ({ ...option, next })) };
}

function rescore(scene: Scene, ...points: Record<string, number>[]): Scene | undefined {
  if (scene.kind !== 'decision') return undefined;
  return { ...scene, options: scene.options.map((option, at) => ({ ...option, points: points[at] ?? {} })) };
}

/** What only challenges, languages and captions can have: story-defects.test.ts. */
type DetailCode =
  | 'unscored-option'
  | 'unbalanced'
  | 'missing-language'
  | 'unknown-part'
  | 'unsolvable'
  | 'solvable-alone'
  | 'given-away'
  | 'idle-hands'
  | 'unknown-sighting'
  | 'captions'
  | 'missing-media';

const defects: Record<Exclude<StoryProblemCode, DetailCode>, (story: Story) => unknown> = {
  schema: ({ title: _, ...story }) => story,
  'duplicate-id': (story) => ({ ...story, scenes: [...story.scenes, story.scenes.at(-1)] }),
  'missing-start': (story) => ({ ...story, start: 'nowhere' }),
  'missing-next': (story) => withScene(story, (scene) => relink(scene, 'nowhere')),
  unreachable: (story) => ({ ...story, scenes: [...story.scenes, sceneTo('island', [], 60_000, false)] }),
  'dead-end': (story) => withScene(story, (scene) => relink(scene, scene.id)),
  cycle: (story) => ({
    ...story,
    scenes: story.scenes.map((scene) =>
      scene.kind === 'ending' ? sceneTo(scene.id, [story.start], 60_000, false) : scene,
    ),
  }),
  duration: (story) =>
    withScene(story, (scene) => (scene.kind === 'ending' ? { ...scene, clip: clip(900_000) } : undefined)),
  'hasty-outcome': (story) =>
    withScene(story, (scene) =>
      scene.id === 'scene-1-0'
        ? { ...sceneTo(scene.id, ['end'], 90_000, true), ...{ explanation: 'It goes on. '.repeat(20) } }
        : undefined,
    ),
  'unknown-dimension': (story) => withScene(story, (scene) => rescore(scene, { ghost: 1 })),
  'near-miss': (story) => ({
    ...withScene(story, (scene) =>
      scene.id === 'scene-1-0'
        ? {
            ...sceneTo(scene.id, ['end'], 90_000, true),
            answers: ['Lantern'],
            nearMisses: [{ answers: ['the lantern'], reply: 'Nearly.' }],
          }
        : undefined,
    ),
  }),
  'empty-answer': (story) => ({
    ...withScene(story, (scene) =>
      scene.id === 'scene-1-0' ? { ...sceneTo(scene.id, ['end'], 90_000, true), answers: ['?!'] } : undefined,
    ),
  }),
  'missing-recap': (story) =>
    withScene(story, (scene) =>
      scene.kind === 'decision'
        ? { ...scene, options: scene.options.map(({ recap: _, ...option }) => option) }
        : undefined,
    ),
  'dominant-option': (story) => withScene(story, (scene) => rescore(scene, { care: 9 }, { care: 1 })),
  'unscored-dimension': (story) => ({
    ...story,
    dimensions: [...story.dimensions, { id: 'nerve', label: 'Nerve', description: 'Nerve.' }],
  }),
};

describe('validateStory', () => {
  it('finds no error in any well-formed story', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        expect(validateStory(story).filter(({ severity }) => severity === 'error')).toEqual([]);
      }),
    );
  });

  for (const [code, inject] of Object.entries(defects)) {
    it(`reports an injected ${code} in any story`, () => {
      fc.assert(
        fc.property(anyStory, (story) => {
          expect(validateStory(inject(story)).map((problem) => problem.code)).toContain(code);
        }),
      );
    });
  }

  it('answers with schema problems alone when the input is no story at all', () => {
    for (const input of [null, 'story', [], { slug: 'x' }]) {
      const codes = new Set(validateStory(input).map((problem) => problem.code));
      expect(codes).toEqual(new Set(['schema']));
    }
  });

  it('names the scene at fault', () => {
    const story = layeredStory([1, 2], []);
    expect(validateStory(defects.unreachable(story))).toEqual([
      {
        severity: 'error',
        code: 'unreachable',
        sceneId: 'island',
        message: 'Nothing leads to scene "island"',
      },
    ]);
  });

  it('only warns about an option that beats all others', () => {
    const story = layeredStory([1, 2], []);
    expect(validateStory(defects['dominant-option'](story))).toEqual([
      {
        severity: 'warning',
        code: 'dominant-option',
        sceneId: 'scene-0-0',
        message: 'Option "option-0" is never worse and somewhere better than all others',
      },
    ]);
  });
});

describe('path lengths', () => {
  it('counts a full window with its outcome, and distinguishes the longest path from the shortest', () => {
    const story = layeredStory([1, 2], []);
    const late = withScene(story, (scene) =>
      scene.kind === 'ending' ? { ...scene, clip: clip(282_000) } : undefined,
    );
    expect([shortestPathMs(story), longestPathMs(story)]).toEqual([STORY_MS, STORY_MS]);
    expect([shortestPathMs(late), longestPathMs(late)]).toEqual([STORY_MS, STORY_MS + 30_000]);
  });

  it('refuses to measure a cycle', () => {
    const story = withScene(layeredStory([1, 2], []), (scene) => relink(scene, scene.id));
    expect(() => longestPathMs(story)).toThrow('has a cycle');
  });

  it('reaches every scene of a well-formed story', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        expect(reachableScenes(story)).toEqual(new Set(story.scenes.map(({ id }) => id)));
      }),
    );
  });
});
