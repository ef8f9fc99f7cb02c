import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { captionProblems, parseCaptions } from '#contract/story/captions.ts';
import { languagesOf, type Scene, type Story, type StorySource, storyIn } from '#contract/story/story.ts';
import { longestPathMs, shortestPathMs, storyGraph } from '#contract/story/story-graph.ts';
import type { StoryProblemCode } from '#contract/story/story-problems.ts';
import { validateStory } from '#contract/story/validate-story.ts';

const folder = new URL('./the-six-oclock-water/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const source = JSON.parse(read('story.json')) as StorySource;
const codes = (story: unknown) => validateStory(story).map(({ code }) => code);

type Changed = { -readonly [Key in keyof Scene]: Scene[Key] } & Record<string, unknown>;

function change(id: string, edit: (scene: Changed) => void): StorySource {
  const copy = structuredClone(source);
  const scene = copy.scenes.find((candidate) => candidate.id === id);
  if (!scene) throw new Error(`No scene ${id}`);
  edit(scene as unknown as Changed);
  return copy;
}

const clues = (scene: Changed) => scene.clues as Record<string, unknown>[];

const { sighting } = source;
if (!sighting) throw new Error('No sighting');

const defects: [StoryProblemCode, string, StorySource][] = [
  [
    'unknown-sighting',
    'the story speaks of the wheel after the end of the clip',
    { ...source, sighting: { ...sighting, reveal: { scene: 'the-wheel', atMs: 70_001 } } },
  ],
  [
    'unknown-sighting',
    'the wheel is in a decision',
    {
      ...source,
      sighting: {
        ...sighting,
        places: sighting.places.map((place) => ({ ...place, scene: 'two-oclock' })),
      },
    },
  ],
  [
    'unknown-sighting',
    'a sentence of the wheel is in one language only',
    {
      ...source,
      sighting: {
        ...sighting,
        sentences: [{ scene: 'soup', text: { en: 'You sit down.', de: 'Ihr setzt euch.' } }],
      },
    },
  ],
  [
    'unscored-option',
    'an option earns nothing',
    change('report', (scene) => {
      const [first] = scene.options as { points: unknown }[];
      if (first) first.points = { ears: 0, hands: 0, nerve: 0 };
    }),
  ],
  [
    'unbalanced',
    'a dimension is worth next to nothing',
    { ...source, scenes: source.scenes.map((scene) => withoutNerve(scene)) } as StorySource,
  ],
  [
    'missing-language',
    'a question is given in one language only',
    change('two-oclock', (scene) => {
      scene.question = 'Only English?';
    }),
  ],
  [
    'missing-language',
    'a recap is given in one language only',
    change('soup', (scene) => {
      scene.recap = 'Only English.';
    }),
  ],
  [
    'missing-recap',
    'a riddle has none',
    change('knocks', (scene) => {
      delete scene.recap;
    }),
  ],
  [
    'missing-language',
    'a clue lacks its German',
    change('knocks', (scene) => {
      const [first] = clues(scene);
      if (first) first.text = { en: 'Only English.' };
    }),
  ],
  [
    'missing-language',
    'a text stands in a language that is not offered',
    change('soup', (scene) => {
      Object.assign(scene, { title: { en: 'At the table', de: 'Am Tisch', fr: 'À table' } });
    }),
  ],
  [
    'unknown-part',
    'a clue closes a road that does not exist',
    change('streets-that-were', (scene) => {
      const [first] = clues(scene);
      if (first) first.closed = ['nowhere-road'];
    }),
  ],
  [
    'unsolvable',
    'a clue closes the only way',
    change('streets-that-were', (scene) => {
      const [first] = clues(scene);
      if (first) first.closed = ['mill-orchard', 'mill-well'];
    }),
  ],
  [
    'unsolvable',
    'the budget is a minute short',
    change('last-in', (scene) => {
      scene.task = { ...(scene.task as object), budget: 20 };
    }),
  ],
  [
    'unsolvable',
    'nobody holds the card for a symbol',
    change('knocks', (scene) => {
      for (const clue of clues(scene)) clue.card = ['moon'];
    }),
  ],
  [
    'unsolvable',
    'a clue is not needed by the worked solution',
    change('book-with-drawing', (scene) => {
      scene.worked = (scene.worked as unknown[]).slice(1);
    }),
  ],
  [
    'solvable-alone',
    'one piece of the map tells all',
    change('streets-that-were', (scene) => {
      const closed = clues(scene).flatMap((clue) => clue.closed as string[]);
      for (const clue of clues(scene)) clue.closed = closed;
    }),
  ],
  [
    'solvable-alone',
    'one clue of a lorry knows every rule',
    change('last-in', (scene) => {
      const after = clues(scene).flatMap((clue) => clue.after as unknown[]);
      for (const clue of clues(scene)) clue.after = after.slice(0, 6);
      const [first, second] = clues(scene);
      if (first && second) second.after = after.slice(6);
    }),
  ],
  ...(
    [
      ['streets-that-were', 'places', 'mill orchard tannery smithy cross barn gate'],
      ['last-in', 'items', 'tackle bed clock mirror chairs'],
      ['knocks', 'meanings', 'clock mayor water forward forty five six not'],
    ] as const
  ).map(([sceneId, list, answer]): [StoryProblemCode, string, StorySource] => [
    'given-away',
    `the ${list} of ${sceneId} are listed as an answer needs them`,
    change(sceneId, (scene) => {
      const first = answer.split(' ');
      const task = scene.task as Record<string, { id: string }[]>;
      const place = ({ id }: { id: string }) => (first.includes(id) ? first.indexOf(id) : first.length);
      task[list]?.sort((one, other) => place(one) - place(other));
    }),
  ]),
  [
    'given-away',
    'the ids of the items number the answer',
    change('last-in', (scene) => {
      const text = JSON.stringify(scene);
      const numbered = ['chairs', 'mirror', 'clock', 'bed', 'tackle'].reduce(
        (all, id, index) => all.replaceAll(`"${id}"`, `"item-${index}"`),
        text.replaceAll('chairs>mirror>clock>bed>tackle', 'item-0>item-1>item-2>item-3>item-4'),
      );
      Object.assign(scene, JSON.parse(numbered));
    }),
  ],
  [
    'idle-hands',
    'there is nothing for the eighth to say',
    change('knocks', (scene) => {
      const [first, second, ...rest] = clues(scene);
      scene.clues = [
        {
          ...second,
          shows: [...((first?.shows as number[]) ?? []), ...((second?.shows as number[]) ?? [])],
          card: [...((first?.card as string[]) ?? []), ...((second?.card as string[]) ?? [])],
        },
        ...rest,
      ];
    }),
  ],
];

function withoutNerve(scene: StorySource['scenes'][number]): unknown {
  const less = (points: Record<string, number>) => ({ ...points, nerve: 1 });
  if (scene.kind === 'decision')
    return {
      ...scene,
      options: scene.options.map((option) => ({ ...option, points: less(option.points) })),
    };
  return scene.kind === 'challenge' ? { ...scene, points: less(scene.points) } : scene;
}

it('finds nothing to say against the hour, not even a warning', () => {
  expect(validateStory(source)).toEqual([]);
});

it.each(defects)('reports %s where %s', (code, _, story) => {
  expect(codes(story)).toContain(code);
});

const inLanguage: [string, Story][] = languagesOf(source).map((language) => [
  language,
  storyIn(source, language),
]);

it.each(inLanguage)('takes 55 to 65 minutes on every path (%s)', (_, story) => {
  expect(shortestPathMs(story) / 60_000).toBeGreaterThanOrEqual(55);
  expect(longestPathMs(story) / 60_000).toBeLessThanOrEqual(65);
});

it.each(inLanguage)(
  'has captions that can be read and say what the text twins say (%s)',
  (language, story) => {
    const clips = story.scenes.flatMap((scene) => ('clip' in scene ? [scene.clip] : []));
    const problems = clips.flatMap((clip) =>
      captionProblems(clip, language, read(`captions/${clip.media}.${language}.vtt`)),
    );
    expect(problems).toEqual([]);
  },
);

it('speaks at the same instants in both languages, by the same voices', () => {
  const clips = source.scenes.flatMap((scene) => ('clip' in scene ? [scene.clip.media] : []));
  for (const media of clips) {
    const [en, de] = ['en', 'de'].map((language) =>
      parseCaptions(read(`captions/${media}.${language}.vtt`)).map(({ start, end, voice }) => [
        start,
        end,
        voice,
      ]),
    );
    expect(de).toEqual(en);
  }
});

const clip = { media: 'soup', durationMs: 10_000, textTwin: 'You sit down. It is beetroot.' };
const vtt = (cue: string) => `WEBVTT\n\n${cue}\n`;

it.each([
  ['read too fast', '00:02.000 --> 00:03.000\nYou sit down. It is beetroot.'],
  ['no quiet second', '00:00.500 --> 00:04.000\nYou sit down.'],
  ['past the end', '00:08.000 --> 00:11.000\nYou sit down.'],
  ['not in the twin', '00:02.000 --> 00:06.000\nYou stand up.'],
  ['three lines', '00:02.000 --> 00:06.000\nYou\nsit\ndown.'],
  ['empty', ''],
])('complains of captions: %s', (_, cue) => {
  expect(captionProblems(clip, 'en', vtt(cue)).map(({ code }) => code)).toContain('captions');
});

it('accepts a caption that keeps the rules', () => {
  expect(
    captionProblems(clip, 'en', vtt('00:01.000 --> 00:04.000\n<v Ada>You sit down.\nIt is beetroot.')),
  ).toEqual([]);
});

function chain(length: number): StorySource {
  const clip = (index: number) => ({
    kind: 'clip' as const,
    id: `scene-${index}`,
    title: { en: 'x', de: 'x' },
    clip: { media: 'soup', durationMs: 7000, textTwin: { en: 'x', de: 'x' } },
    next: index + 1 === length ? 'shore' : `scene-${index + 1}`,
  });
  const shore = source.scenes.filter(({ id }) => id === 'shore');
  return { ...source, start: 'scene-0', scenes: [...Array.from({ length }, (_, at) => clip(at)), ...shore] };
}

/** How often `look` reads a property of the story or of anything in it. */
function reads(story: object, look: (story: never) => unknown): number {
  let count = 0;
  const counted = <Value>(value: Value): Value =>
    typeof value !== 'object' || value === null
      ? value
      : new Proxy(value, {
          get(target, key, receiver) {
            count += 1;
            return counted(Reflect.get(target, key, receiver));
          },
        });
  look(counted(structuredClone(story)) as never);
  return count;
}

it.each([
  ['the graph', (story: Story) => storyGraph(story).reached.size],
  ['the length of its paths', (story: Story) => longestPathMs(story)],
  ['all of it', (story: unknown) => validateStory(story).length],
])('looks at a story eight times as long in eight times the steps: %s', (_, look) => {
  const [short, long] = [60, 480].map((length) => reads(chain(length), look)) as [number, number];
  expect(long / short).toBeLessThan(8.5);
  expect(short).toBeGreaterThan(60);
});

it.each(['the-borrowed-light', 'one-place-too-many', 'the-six-oclock-water'])(
  'in %s the best option earns 8 points of 22 more than the least',
  (slug) => {
    const story = JSON.parse(
      readFileSync(new URL(`./${slug}/story.json`, import.meta.url), 'utf8'),
    ) as StorySource;
    const totals = story.scenes.flatMap((scene) =>
      scene.kind === 'decision'
        ? [scene.options.map(({ points }) => Object.values(points).reduce((sum, value) => sum + value, 0))]
        : [],
    );
    expect(totals.length).toBeGreaterThan(0);
    for (const options of totals) {
      expect(Math.max(...options)).toBeLessThanOrEqual(22);
      expect(Math.max(...options) - Math.min(...options)).toBeGreaterThanOrEqual(8);
    }
  },
);

it('every riddle of each story has near misses with a reply', () => {
  for (const slug of ['the-borrowed-light', 'one-place-too-many', 'the-six-oclock-water']) {
    const story = JSON.parse(
      readFileSync(new URL(`./${slug}/story.json`, import.meta.url), 'utf8'),
    ) as StorySource;
    const without = story.scenes.flatMap((scene) =>
      scene.kind === 'challenge' && !scene.nearMisses ? [scene.id] : [],
    );
    expect(without).toEqual([]);
  }
});

const lunch = JSON.parse(
  readFileSync(new URL('./one-place-too-many/story.json', import.meta.url), 'utf8'),
) as StorySource;

function changedLunch(edit: (scene: Changed) => void): StorySource {
  const copy = structuredClone(lunch);
  edit(copy.scenes.find(({ id }) => id === 'eight-cards') as unknown as Changed);
  return copy;
}

it('finds nothing to say against the lunch, not even a warning', () => {
  expect(validateStory(lunch)).toEqual([]);
});

it.each<[StoryProblemCode, string, StorySource]>([
  [
    'unsolvable',
    'two seatings keep all clues',
    changedLunch((scene) => {
      scene.clues = clues(scene).filter(({ id }) => id !== 'first-to-go');
    }),
  ],
  [
    'unsolvable',
    'no seating keeps all clues',
    changedLunch((scene) => {
      const [first] = clues(scene);
      if (first) first.seats = [{ guest: 'oskar', how: 'at', of: 'foot' }];
    }),
  ],
  [
    'unknown-part',
    'a clue knows of somebody who is not invited',
    changedLunch((scene) => {
      const [first] = clues(scene);
      if (first) first.seats = [{ guest: 'tobias', how: 'at', of: 'head' }];
    }),
  ],
  [
    'unknown-part',
    'a clue seats somebody at somebody',
    changedLunch((scene) => {
      const [first] = clues(scene);
      if (first) first.seats = [{ guest: 'oskar', how: 'at', of: 'leonora' }];
    }),
  ],
  [
    'solvable-alone',
    'one hand knows all of it',
    changedLunch((scene) => {
      const all = clues(scene).flatMap(({ seats }) => seats as unknown[]);
      for (const clue of clues(scene)) delete clue.seats;
      // In a team of three the first holds the first and the fourth clue.
      const [first, , , fourth] = clues(scene);
      if (first && fourth) [first.seats, fourth.seats] = [all.slice(0, 6), all.slice(6)];
    }),
  ],
  [
    'given-away',
    'the guests are listed as they sit',
    changedLunch((scene) => {
      const [answer = ''] = scene.answers as string[];
      const ids = answer.split('>');
      const task = scene.task as { guests: { id: string }[] };
      task.guests.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    }),
  ],
  [
    'near-miss',
    'a near miss is the seating itself',
    changedLunch((scene) => {
      const [first] = scene.nearMisses as { answers: unknown }[];
      if (first) first.answers = scene.answers;
    }),
  ],
  ['duration', 'it lasts as long as the short one', { ...lunch, format: 'short' }],
  ['duration', 'it lasts as long as the hour', { ...lunch, format: 'full' }],
])('reports %s of the lunch where %s', (code, _, story) => {
  expect(codes(story)).toContain(code);
});
