import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { Shape, Text } from '#contract/calls/schemas/bounded.ts';
import { measuredPatterns } from './measured-patterns.ts';

/** Exponential: 40 characters take minutes. */
const endless = '^(?:a+)+$';
const long = `${'a'.repeat(200)}!`;

function serverWith(schema: object) {
  const server = Fastify({ ajv: { customOptions: { allErrors: true }, onCreate: measuredPatterns } });
  server.setErrorHandler(
    ({ validation }: { validation?: { keyword: string; instancePath: string }[] }, _request, reply) =>
      reply
        .code(422)
        .send((validation ?? []).map(({ keyword, instancePath }) => `${keyword} ${instancePath}`)),
  );
  server.post('/:id', { schema }, async () => 'taken');
  return server;
}

const bounded = Text(20, { pattern: endless });

test.each([
  ['a body', { body: Shape({ name: bounded }) }, '/1', { name: long }, ['maxLength /name']],
  [
    'a list in a union in a body, beside another fault',
    {
      body: Shape({
        teams: Type.Array(Type.Union([Shape({ name: bounded }), Type.Null()])),
        age: Type.Integer(),
      }),
    },
    '/1',
    { teams: [{ name: long }], age: 'x' },
    ['maxLength /teams/0/name', 'type /teams/0', 'anyOf /teams/0', 'type /age'],
  ],
  [
    'a second pattern',
    { body: Shape({ name: Text(20, { allOf: [{ pattern: endless }] }) }) },
    '/1',
    { name: long },
    ['maxLength /name'],
  ],
  ['a query', { querystring: Shape({ name: bounded }) }, `/1?name=${long}`, {}, ['maxLength /name']],
  [
    'a parameter',
    { params: Shape({ id: Text(20, { pattern: endless }) }) },
    `/${'a'.repeat(60)}!`,
    {},
    ['maxLength /id'],
  ],
  [
    'an address',
    { body: Shape({ email: Text(20, { format: 'email' }) }) },
    '/1',
    { email: long },
    ['maxLength /email'],
  ],
])(
  '%s that is too long is refused by its length, before its pattern is tried',
  async (_name, schema, url, payload, errors) => {
    const answer = await serverWith(schema).inject({ method: 'POST', url, payload });
    expect([answer.statusCode, [...new Set(answer.json())]]).toEqual([422, errors]);
  },
);

test('short texts are matched against every pattern', async () => {
  const schema = { body: Shape({ name: bounded, email: Text(20, { format: 'email' }) }) };
  const answer = await serverWith(schema).inject({
    method: 'POST',
    url: '/1',
    payload: { name: 'aab', email: 'x' },
  });
  expect(answer.json()).toEqual(['pattern /name', 'format /email']);
});

test.each([Type.String({ pattern: endless }), Type.String({ format: 'email' })])(
  'a text without a maximum starts no server: %j',
  async (name) => {
    await expect(async () => serverWith({ body: Shape({ name }) }).ready()).rejects.toThrow(
      'without maxLength',
    );
  },
);
