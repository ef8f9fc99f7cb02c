import serializerOf from 'fast-json-stringify';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { expect, test, vi } from 'vitest';
import { Choice, List, Nullable, Shape, Text } from '#contract/calls/schemas/bounded.ts';
import { answerSerializers, withoutChoices } from './answer-serializers.ts';

const Cat = Shape({ kind: Type.Literal('cat'), lives: Type.Integer() });
const Dog = Shape({ kind: Type.Literal('dog'), tricks: List(Text(20), 3) });
const Answer = Shape({
  name: Nullable(Text(20)),
  mood: Nullable(Choice(['good', 'bad'])),
  owner: Nullable(Shape({ name: Text(20), since: Nullable(Type.Integer()) })),
  pet: Nullable(Type.Union([Cat, Dog])),
  days: List(Nullable(Text(10)), 7),
  other: Type.Optional(Nullable(Text(10))),
});

test.each([
  { name: null, mood: null, owner: null, pet: null, days: [null, 'Monday'], other: null },
  {
    name: 'Ana',
    mood: 'bad',
    owner: { name: 'Rui', since: null },
    pet: { kind: 'dog', tricks: ['sit'] },
    days: [],
  },
  { name: '"', mood: 'good', owner: { name: '', since: 0 }, pet: { kind: 'cat', lives: 9 }, days: ['x'] },
])('an answer with what may be null is written as it is: %j', async (answer) => {
  const app = Fastify();
  answerSerializers(app as never, app.log);
  app.get('/', { schema: { response: { 200: Answer } } }, async () => ({ ...answer, secret: 'unnamed' }));
  const { statusCode, body } = await app.inject('/');
  expect({ statusCode, body: JSON.parse(body) }).toEqual({ statusCode: 200, body: answer });
});

test('an answer that lacks what may be null fails instead of being written as something else', async () => {
  const app = Fastify();
  answerSerializers(app as never, app.log);
  app.get('/', { schema: { response: { 200: Shape({ name: Nullable(Text(20)) }) } } }, async () => ({}));
  expect((await app.inject('/')).statusCode).toBe(500);
});

const modules = import.meta.glob<Record<string, unknown>>('../../../contract/calls/schemas/*.ts', {
  eager: true,
});
const answers = Object.values(modules).flatMap((exported) =>
  Object.values(exported).flatMap((spec) =>
    Object.entries(spec ?? {}).flatMap(([name, call]) =>
      call?.answer ? [[name, call.answer] as const] : [],
    ),
  ),
);

test('every answer of every call is written the same as with its choices', () => {
  expect(answers.length).toBeGreaterThan(60);
  for (const [name, schema] of answers) {
    const [write, writeWithChoices] = [serializerOf(withoutChoices(schema) as object), serializerOf(schema)];
    const samples = JSON.stringify(schema).includes('"pattern"') ? [] : [Value.Create(schema)];
    for (const sample of samples) expect(write(sample), name).toBe(writeWithChoices(sample));
  }
});

test('once the server listens, serializers are made before anybody asks', async () => {
  const error = vi.fn();
  const app = Fastify();
  answerSerializers(app as never, { error });
  const broken = { type: 'object', properties: { a: { $ref: 'nowhere#' } } };
  app.get('/', { schema: { response: { 200: broken } } }, async () => ({ a: 1 }));
  await app.listen({ port: 0 });
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  await app.close();
});
