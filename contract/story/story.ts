import { type Static, type TSchema, Type } from 'typebox';
import {
  codeShapes,
  codeTask,
  Id,
  mapTask,
  OrderRule,
  orderTask,
  SeatRule,
  seatingTask,
} from './challenge-task.ts';
import { Language, mapTexts, plainText, type TextSchema, textByLanguage } from './story-text.ts';
import { normalised } from '../rules/text/normalised.ts';

/** Points by dimension id; integers, may be 0, never negative. */
const Points = Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 100 }));

/** How long the result stays on screen; without it the same few seconds for all. */
const OutcomeTime = Type.Optional(Type.Integer({ minimum: 8000, maximum: 90_000 }));

const closed = { additionalProperties: false } as const;

const dimension = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object({ id: Id, label: text(40), description: text(200) }, closed);

const clip = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      /** Folder below the story's `media/`: master.m3u8, <rung>/, captions.<language>.vtt, poster.jpg. */
      media: Id,
      durationMs: Type.Integer({ minimum: 1000, maximum: 3_600_000 }),
      /** Everything spoken or shown, for people who cannot see or hear the clip. */
      textTwin: text(6000),
    },
    closed,
  );

/** One sentence of the story so far, for a participant who was not there; true whatever a team achieved in the scene. */
const recap = <Text extends TSchema>(text: TextSchema<Text>) => Type.Optional(text(240));

const clipScene = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      kind: Type.Literal('clip'),
      id: Id,
      title: text(80),
      clip: clip(text),
      recap: recap(text),
      next: Id,
    },
    closed,
  );

const decisionOption = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      id: Id,
      label: text(60),
      detail: text(140),
      /** A picture of its own, decorative: `art/<picture>.webp` of the story. */
      picture: Type.Optional(Id),
      points: Points,
      /** Why the option earned what it earned; shown on the scorecard. */
      explanation: text(600),
      /**
       * What wanting the option stood for, true also where the story took another: a team that was outvoted, and
       * what else could have been, see this.
       */
      wished: Type.Optional(text(300)),
      recap: recap(text),
      next: Id,
    },
    closed,
  );

const decisionScene = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      kind: Type.Literal('decision'),
      id: Id,
      title: text(80),
      question: text(600),
      windowMs: Type.Integer({ minimum: 10_000, maximum: 300_000 }),
      outcomeMs: OutcomeTime,
      options: Type.Array(decisionOption(text), { minItems: 2, maxItems: 4 }),
    },
    closed,
  );

const clue = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      id: Id,
      title: text(80),
      text: text(600),
      /** Map: roads that this clue knows to be closed. */
      closed: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 20 })),
      /** Order: what this clue knows of what comes after what. */
      after: Type.Optional(Type.Array(OrderRule, { minItems: 1, maxItems: 6 })),
      /** Seating: what this clue knows of who sits where. */
      seats: Type.Optional(Type.Array(SeatRule, { minItems: 1, maxItems: 6 })),
      /** Code: places of the message (from 0) whose symbol this clue shows. */
      shows: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 11 }), { maxItems: 12 })),
      /** Code: symbols whose meaning this clue tells. */
      card: Type.Optional(
        Type.Array(Type.Union(codeShapes.map((shape) => Type.Literal(shape))), { maxItems: 12 }),
      ),
    },
    closed,
  );

const challengeScene = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      kind: Type.Literal('challenge'),
      id: Id,
      title: text(80),
      prompt: text(1200),
      windowMs: Type.Integer({ minimum: 30_000, maximum: 1_200_000 }),
      /** Stays open at least this long, even when every team has solved it. */
      leastMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_200_000 })),
      outcomeMs: OutcomeTime,
      /** Without a task the answer is a word, compared with `answers`. */
      task: Type.Optional(Type.Union([mapTask(text), orderTask(text), codeTask(text), seatingTask(text)])),
      /** An answer counts once more than half of the team's present people have handed in the same. */
      agreed: Type.Optional(Type.Boolean()),
      /** Clues cannot be laid on the board: they have to be spoken. */
      spoken: Type.Optional(Type.Boolean()),
      /** Dealt round-robin to the team's seats, so that no seat holds them all. */
      clues: Type.Array(clue(text), { minItems: 2, maxItems: 12 }),
      hints: Type.Array(
        Type.Object({ id: Id, text: text(600), cost: Type.Integer({ minimum: 0, maximum: 100 }) }, closed),
        { maxItems: 3 },
      ),
      /**
       * Accepted answers in every language; the first is the one shown afterwards and solves the task. Never sent to
       * a browser while open.
       */
      answers: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 40 }),
      /** The first answer as it is shown afterwards, where it differs by language. */
      shownAnswer: Type.Optional(text(80)),
      /** Wrong answers that are near, each with what the story says to them at once; never sent before they are given. */
      nearMisses: Type.Optional(
        Type.Array(
          Type.Object(
            {
              answers: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
                minItems: 1,
                maxItems: 24,
              }),
              reply: text(200),
            },
            closed,
          ),
          { minItems: 1, maxItems: 12 },
        ),
      ),
      points: Points,
      explanation: text(1200),
      /** The continuation for a team whose time ran out; shown with the answer. */
      unsolved: Type.Optional(text(600)),
      /** A small thing to do together for a team that is done while others work. */
      meanwhile: Type.Optional(text(300)),
      /** How the clues lead to the first answer, step by step; each step names the clues it rests on. */
      worked: Type.Optional(
        Type.Array(Type.Object({ clues: Type.Array(Id, { maxItems: 12 }), says: text(300) }, closed), {
          minItems: 1,
          maxItems: 16,
        }),
      ),
      recap: recap(text),
      next: Id,
    },
    closed,
  );

const breatherScene = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      kind: Type.Literal('breather'),
      id: Id,
      title: text(80),
      prompt: text(600),
      questions: Type.Array(text(240), { minItems: 1, maxItems: 4 }),
      windowMs: Type.Integer({ minimum: 30_000, maximum: 600_000 }),
      /** Stays open at least this long, even when everybody would go on. */
      leastMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
      /** By how much it may last longer: it takes up the time that windows before it left over. */
      stretchMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 900_000 })),
      next: Id,
    },
    closed,
  );

const endingScene = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      kind: Type.Literal('ending'),
      id: Id,
      title: text(80),
      clip: clip(text),
      /** The title a team earns with this ending; printed on the award. */
      award: text(80),
      /** The same for one person of the team, in the singular; without it the award bears the team's. */
      personAward: Type.Optional(text(80)),
      epilogue: text(900),
      /** Questions for the talk afterwards. */
      debrief: Type.Optional(Type.Array(text(240), { minItems: 1, maxItems: 6 })),
    },
    closed,
  );

const scene = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Union([
    clipScene(text),
    decisionScene(text),
    challengeScene(text),
    breatherScene(text),
    endingScene(text),
  ]);

const Percent = Type.Integer({ minimum: 0, maximum: 100 });
const ClipMs = Type.Integer({ minimum: 0, maximum: 3_600_000 });

/** Shown in the picture long before the story speaks of it; who has marked it is shown to everybody at `reveal`. */
const sighting = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      /** As the object of a sentence: "the wheel". */
      name: text(60),
      reveal: Type.Object({ scene: Id, atMs: ClipMs }, closed),
      /** Where and when it is in the picture, in hundredths from the top left. */
      places: Type.Array(
        Type.Object(
          {
            scene: Id,
            fromMs: ClipMs,
            toMs: ClipMs,
            x: Percent,
            y: Percent,
            width: Percent,
            height: Percent,
          },
          closed,
        ),
        { minItems: 1, maxItems: 60 },
      ),
      /** Moments of text twins that tell of it. */
      sentences: Type.Array(Type.Object({ scene: Id, text: text(400) }, closed), { maxItems: 60 }),
      /** A chat message with one of them mentions it; of all languages. */
      words: Type.Array(Type.String({ minLength: 2, maxLength: 40 }), { minItems: 1, maxItems: 40 }),
    },
    closed,
  );

/** A part that is dealt to one person of each team, and shown by its mark. */
const crewPart = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      id: Id,
      /** "The goose". */
      name: text(40),
      /** To the person: "You are the one who holds the goose." */
      sentence: text(120),
      /** On their award, after the story: "Held the goose". */
      deed: text(60),
      /** The path of an SVG icon of 24 by 24, drawn in lines. */
      mark: Type.String({ pattern: '^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$', minLength: 4, maxLength: 600 }),
    },
    closed,
  );

const story = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      /** 2 for a file whose texts may be given by language; absent in the first form, which stays valid. */
      formatVersion: Type.Optional(Type.Literal(2)),
      slug: Id,
      version: Type.Integer({ minimum: 1 }),
      format: Type.Union([Type.Literal('full'), Type.Literal('lunch'), Type.Literal('short')]),
      title: text(80),
      tagline: text(160),
      synopsis: text(1200),
      /** The story's own language, used where a person's is not among `languages`. */
      language: Language,
      languages: Type.Optional(Type.Array(Language, { minItems: 1, maxItems: 12 })),
      difficulty: Type.Optional(
        Type.Union([Type.Literal('gentle'), Type.Literal('moderate'), Type.Literal('demanding')]),
      ),
      contentNotes: Type.Array(text(300), { maxItems: 8 }),
      players: Type.Object({
        min: Type.Integer({ minimum: 1, maximum: 1000 }),
        max: Type.Integer({ minimum: 1, maximum: 1000 }),
      }),
      /** Minutes people need before and after the story itself. */
      around: Type.Optional(
        Type.Object(
          {
            beginning: Type.Integer({ minimum: 0, maximum: 30 }),
            talk: Type.Integer({ minimum: 0, maximum: 60 }),
          },
          closed,
        ),
      ),
      /** Media folder of a trailer; without one the first clip is shown. */
      trailer: Type.Optional(Id),
      dimensions: Type.Array(dimension(text), { minItems: 1, maxItems: 6 }),
      rungs: Type.Array(
        Type.Object({
          name: Type.String({ maxLength: 40 }),
          width: Type.Integer(),
          height: Type.Integer(),
          peakBitrate: Type.Integer(),
          averageBitrate: Type.Integer(),
          codecs: Type.String({ maxLength: 80 }),
        }),
        { minItems: 1, maxItems: 8 },
      ),
      /** Something to be noticed; without it nothing can be marked. */
      sighting: Type.Optional(sighting(text)),
      /** Parts of a team's people; without them nobody has one. */
      crew: Type.Optional(Type.Array(crewPart(text), { minItems: 2, maxItems: 12 })),
      start: Id,
      scenes: Type.Array(scene(text), { minItems: 2, maxItems: 1000 }),
    },
    closed,
  );

/**
 * A story is a directed acyclic graph of scenes. Every duration is in milliseconds of story time; a session's
 * clock may run faster (`storyClockRate`, used by rehearsals and tests), the file never changes for it. `Story` is a
 * story in one language, `StorySource` the file, whose texts may be given by language.
 */
export const Story = story(plainText);
export const StorySource = story(textByLanguage);

const shapes = {
  dimension: dimension(plainText),
  clip: clip(plainText),
  clipScene: clipScene(plainText),
  option: decisionOption(plainText),
  decision: decisionScene(plainText),
  challenge: challengeScene(plainText),
  breather: breatherScene(plainText),
  ending: endingScene(plainText),
};

export type Dimension = Static<typeof shapes.dimension>;
export type Clip = Static<typeof shapes.clip>;
export type ClipScene = Static<typeof shapes.clipScene>;
export type DecisionOption = Static<typeof shapes.option>;
export type DecisionScene = Static<typeof shapes.decision>;
export type ChallengeScene = Static<typeof shapes.challenge>;
export type BreatherScene = Static<typeof shapes.breather>;
export type EndingScene = Static<typeof shapes.ending>;
export type Scene = ClipScene | DecisionScene | ChallengeScene | BreatherScene | EndingScene;
export type Story = Static<typeof Story>;
export type StorySource = Static<typeof StorySource>;

export const languagesOf = (source: Pick<StorySource, 'language' | 'languages'>): string[] => [
  ...new Set([source.language, ...(source.languages ?? [])]),
];

/** The story in one language; a missing translation falls back to the story's own. */
export function storyIn(source: StorySource, language: string): Story {
  const chosen = mapTexts(source, source.language, (texts) => texts[language] ?? texts[source.language]);
  return {
    ...(chosen as Story),
    language: languagesOf(source).includes(language) ? language : source.language,
  };
}

/** Where a participant's answer and an accepted answer meet: case, accents, spaces and punctuation do not matter. */
export function normaliseAnswer(text: string): string {
  return normalised(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export function findScene(story: Story, id: string): Scene {
  const scene = story.scenes.find((candidate) => candidate.id === id);
  if (!scene) throw new Error(`Story ${story.slug} has no scene "${id}"`);
  return scene;
}
