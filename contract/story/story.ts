import { type Static, Type } from 'typebox';

/**
 * A story is a directed acyclic graph of scenes. Every duration is in milliseconds of story time; a session's
 * clock may run faster (`storyClockRate`, used by rehearsals and tests), the file never changes for it.
 * Source: design.md section 8.
 */
const Id = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' });

export const Dimension = Type.Object(
  { id: Id, label: Type.String({ minLength: 1 }), description: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
);

/** Points by dimension id; integers, may be 0, never negative. */
const Points = Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 100 }));

export const Clip = Type.Object(
  {
    /** Folder below the story's `media/`: master.m3u8, <rung>/, captions.en.vtt, poster.jpg. */
    media: Id,
    durationMs: Type.Integer({ minimum: 1000 }),
    /** Everything that is said or shown, for those who cannot see or hear the clip. */
    textTwin: Type.String({ minLength: 1 }),
  },
  { additionalProperties: false },
);

export const ClipScene = Type.Object(
  { kind: Type.Literal('clip'), id: Id, title: Type.String({ minLength: 1 }), clip: Clip, next: Id },
  { additionalProperties: false },
);

export const DecisionOption = Type.Object(
  {
    id: Id,
    label: Type.String({ minLength: 1, maxLength: 60 }),
    detail: Type.String({ minLength: 1, maxLength: 140 }),
    points: Points,
    /** Why the option earned what it earned; shown on the scorecard. */
    explanation: Type.String({ minLength: 1 }),
    next: Id,
  },
  { additionalProperties: false },
);

export const DecisionScene = Type.Object(
  {
    kind: Type.Literal('decision'),
    id: Id,
    title: Type.String({ minLength: 1 }),
    question: Type.String({ minLength: 1 }),
    windowMs: Type.Integer({ minimum: 10_000, maximum: 300_000 }),
    options: Type.Array(DecisionOption, { minItems: 2, maxItems: 4 }),
  },
  { additionalProperties: false },
);

export const ChallengeScene = Type.Object(
  {
    kind: Type.Literal('challenge'),
    id: Id,
    title: Type.String({ minLength: 1 }),
    prompt: Type.String({ minLength: 1 }),
    windowMs: Type.Integer({ minimum: 30_000, maximum: 1_200_000 }),
    /** Dealt round-robin to the team's seats, so that nobody holds them all. */
    clues: Type.Array(
      Type.Object(
        { id: Id, title: Type.String({ minLength: 1 }), text: Type.String({ minLength: 1 }) },
        { additionalProperties: false },
      ),
      { minItems: 2, maxItems: 8 },
    ),
    hints: Type.Array(
      Type.Object(
        { id: Id, text: Type.String({ minLength: 1 }), cost: Type.Integer({ minimum: 0 }) },
        { additionalProperties: false },
      ),
      { maxItems: 3 },
    ),
    /** Compared after `normaliseAnswer`; the first is the one shown afterwards. Never sent to a browser while open. */
    answers: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
    points: Points,
    explanation: Type.String({ minLength: 1 }),
    next: Id,
  },
  { additionalProperties: false },
);

export const EndingScene = Type.Object(
  {
    kind: Type.Literal('ending'),
    id: Id,
    title: Type.String({ minLength: 1 }),
    clip: Clip,
    /** The title a team earns with this ending; printed on the award. */
    award: Type.String({ minLength: 1 }),
    epilogue: Type.String({ minLength: 1 }),
  },
  { additionalProperties: false },
);

export const Scene = Type.Union([ClipScene, DecisionScene, ChallengeScene, EndingScene]);

export const Story = Type.Object(
  {
    slug: Id,
    version: Type.Integer({ minimum: 1 }),
    format: Type.Union([Type.Literal('full'), Type.Literal('short')]),
    title: Type.String({ minLength: 1 }),
    tagline: Type.String({ minLength: 1 }),
    synopsis: Type.String({ minLength: 1 }),
    language: Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
    contentNotes: Type.Array(Type.String()),
    players: Type.Object({ min: Type.Integer({ minimum: 1 }), max: Type.Integer({ minimum: 1 }) }),
    dimensions: Type.Array(Dimension, { minItems: 1, maxItems: 6 }),
    rungs: Type.Array(
      Type.Object({
        name: Type.String(),
        width: Type.Integer(),
        height: Type.Integer(),
        peakBitrate: Type.Integer(),
        averageBitrate: Type.Integer(),
        codecs: Type.String(),
      }),
      { minItems: 1 },
    ),
    start: Id,
    scenes: Type.Array(Scene, { minItems: 2 }),
  },
  { additionalProperties: false },
);

export type Dimension = Static<typeof Dimension>;
export type Clip = Static<typeof Clip>;
export type ClipScene = Static<typeof ClipScene>;
export type DecisionOption = Static<typeof DecisionOption>;
export type DecisionScene = Static<typeof DecisionScene>;
export type ChallengeScene = Static<typeof ChallengeScene>;
export type EndingScene = Static<typeof EndingScene>;
export type Scene = Static<typeof Scene>;
export type Story = Static<typeof Story>;

/** Where a participant's answer and an accepted answer meet: case, accents, spaces and punctuation do not matter. */
export function normaliseAnswer(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export function findScene(story: Story, id: string): Scene {
  const scene = story.scenes.find((candidate) => candidate.id === id);
  if (!scene) throw new Error(`Story ${story.slug} has no scene "${id}"`);
  return scene;
}
