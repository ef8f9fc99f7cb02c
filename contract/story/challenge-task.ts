import { type Static, type TSchema, Type } from 'typebox';
import { plainText, type TextSchema } from './story-text.ts';

export const Id = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' });

/** A position in hundredths of the board's width and height. */
const Place = Type.Integer({ minimum: 0, maximum: 100 });

/** Names of the shapes that the code board can draw; they are never shown as words. */
export const codeShapes = [
  'wheel',
  'drop',
  'stair',
  'key',
  'eye',
  'gate',
  'bird',
  'bell',
  'leaf',
  'moon',
  'hand',
  'fish',
] as const;

/** Roads between places, some of them closed; which, only the clues know. The way has at most `steps` roads. */
export const mapTask = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      kind: Type.Literal('map'),
      places: Type.Array(Type.Object({ id: Id, label: text(24), x: Place, y: Place }), {
        minItems: 4,
        maxItems: 30,
      }),
      roads: Type.Array(Type.Object({ id: Id, from: Id, to: Id }), { minItems: 4, maxItems: 60 }),
      start: Id,
      goal: Id,
      steps: Type.Integer({ minimum: 2, maximum: 12 }),
    },
    { additionalProperties: false },
  );

/** To take `item`, one of `anyOf` has to be out already. */
export const OrderRule = Type.Object(
  { item: Id, anyOf: Type.Array(Id, { minItems: 1, maxItems: 4 }) },
  { additionalProperties: false },
);

/**
 * Things to take in an order: some only after others (the clues know which), in at most `budget` minutes
 * until `wanted` is taken. In haste a thing takes `hasteMinutes` and costs `hasteCost` points.
 */
export const orderTask = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      kind: Type.Literal('order'),
      items: Type.Array(
        Type.Object({
          id: Id,
          label: text(40),
          minutes: Type.Integer({ minimum: 1, maximum: 60 }),
          hasteMinutes: Type.Integer({ minimum: 1, maximum: 60 }),
          hasteCost: Type.Integer({ minimum: 1, maximum: 20 }),
        }),
        { minItems: 3, maxItems: 10 },
      ),
      wanted: Id,
      budget: Type.Integer({ minimum: 2, maximum: 240 }),
    },
    { additionalProperties: false },
  );

/** A message of symbols. Nobody who sees a symbol has the card that explains it. */
export const codeTask = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      kind: Type.Literal('code'),
      message: Type.Array(Type.Union(codeShapes.map((shape) => Type.Literal(shape))), {
        minItems: 3,
        maxItems: 12,
      }),
      meanings: Type.Array(
        Type.Object({ id: Id, label: text(24), shape: Type.Union(codeShapes.map((s) => Type.Literal(s))) }),
        { minItems: 3, maxItems: 12 },
      ),
    },
    { additionalProperties: false },
  );

/** What `of` is to the guest: another guest, or a chair. `at` and `off` need a chair. */
export const SeatRule = Type.Object(
  {
    guest: Id,
    how: Type.Union([
      Type.Literal('at'),
      Type.Literal('off'),
      Type.Literal('beside'),
      Type.Literal('apart'),
      Type.Literal('opposite'),
    ]),
    of: Id,
  },
  { additionalProperties: false },
);

/**
 * Guests to be seated round a table, one on each chair; who may sit where, only the clues know. Chairs go clockwise,
 * the first at the head of the table, as many on one side as on the other.
 */
export const seatingTask = <Text extends TSchema>(text: TextSchema<Text>) =>
  Type.Object(
    {
      kind: Type.Literal('seating'),
      chairs: Type.Array(Type.Object({ id: Id, label: text(16) }), { minItems: 4, maxItems: 10 }),
      guests: Type.Array(Type.Object({ id: Id, label: text(16) }), { minItems: 4, maxItems: 10 }),
    },
    { additionalProperties: false },
  );

const tasks = {
  map: mapTask(plainText),
  order: orderTask(plainText),
  code: codeTask(plainText),
  seating: seatingTask(plainText),
};
export type MapTask = Static<typeof tasks.map>;
export type OrderTask = Static<typeof tasks.order>;
export type CodeTask = Static<typeof tasks.code>;
export type SeatingTask = Static<typeof tasks.seating>;
export type SeatRule = Static<typeof SeatRule>;
export type OrderRule = Static<typeof OrderRule>;
