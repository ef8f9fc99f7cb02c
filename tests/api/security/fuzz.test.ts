import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiFailure } from '../../../contract/calls/schemas/api-failure.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { createLobby, type LiveSession, pass, simulatePresence } from '../../support/live-session.ts';
import { arbitraryOf, type JsonSchema, textOf, type Vocabulary } from '../../support/schema-arbitrary.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

interface Operation {
  parameters?: { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: JsonSchema }[];
  security: Record<string, unknown>[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: JsonSchema } } }>;
}
const holders = ['visitor', 'owner', 'participant'] as const;
type Holder = (typeof holders)[number];

/** The same requests in every run; `FUZZ_RUNS=500` asks for more and other ones. */
const deeper = process.env.FUZZ_RUNS;
const runs = deeper === undefined ? { seed: 39, numRuns: 12 } : { numRuns: Number(deeper) };

/** It answers for as long as somebody listens. */
const endless = 'get /api/dashboard/events';

let server: TestApp;
let session: LiveSession;
let operations: [string, Operation][];
let words: Vocabulary;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  const presence = simulatePresence(server);
  await server.services.directors.start();
  session = await createLobby(server, { company: await createCompany(server, { credits: 500 }) });
  for (const { id } of session.seats) presence.enter(`session:${session.id}`, id);
  await pass(server, 65_000);
  const document = (await server.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
  words = await vocabulary();
});
afterAll(() => server.close());

async function vocabulary(): Promise<Vocabulary> {
  const [seat] = session.seats;
  const planned = (await session.company.browser.post('/api/session', sessionRequest(server))).json();
  const { public: story } = await session.snapshot();
  const at = (days: number) => new Date(server.clock.now() + days * 86_400_000).toISOString();
  const ids = [session.id, ...session.seats.map(({ id }) => id), String(session.company.userId)];
  const scenes = [story.clip?.scene_id, story.decision?.scene_id].filter((id) => id !== undefined);
  return {
    '*': [...ids, ...scenes, 'Ana', 'Lanterns', 'A word'],
    id: [session.id, planned.id, ...ids],
    sessionId: [session.id],
    seat_id: [seat?.id ?? ''],
    scene_id: scenes,
    decision_id: scenes,
    email: ['ana@team.example', 'rosa@quay.example'],
    password: ['a lantern in the harbour'],
    password_confirmation: ['a lantern in the harbour'],
    current_password: ['a lantern in the harbour'],
    country_id: ['PT', 'DE'],
    timezone_id: ['Europe/Lisbon', 'Asia/Kolkata'],
    area_code: ['+351'],
    phone_number: ['912345678'],
    story_slug: ['the-borrowed-light'],
    starts_at: [at(1), at(3), at(-1)],
  };
}

function requestsOf(name: string, operation: Operation) {
  const [method = '', template = ''] = name.split(' ');
  const { parameters = [], requestBody } = operation;
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const body = requestBody?.content['application/json'].schema;
  return fc
    .record({
      holder: fc.oneof(
        { weight: 8, arbitrary: fc.constant(holderOf(operation)) },
        fc.constantFrom(...holders),
      ),
      path: fc.record(Object.fromEntries(inPath.map((each) => [each.name, textOf(words, each.name)]))),
      query: fc.record(
        Object.fromEntries(inQuery.map((each) => [each.name, arbitraryOf(each.schema, words, each.name)])),
        { requiredKeys: inQuery.filter(({ required }) => required).map((each) => each.name) },
      ),
      payload: body
        ? fc.option(arbitraryOf(body, words), { nil: undefined, freq: 20 })
        : fc.constant(undefined),
      address: fc.nat(16_000_000),
    })
    .map(({ holder, path, query, payload, address }) => ({
      holder,
      method: method.toUpperCase() as NonNullable<InjectOptions['method']>,
      url: template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encode(path[key] ?? '')),
      query: Object.fromEntries(
        Object.entries(query).map(([key, value]) => [
          key,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
      payload,
      remoteAddress: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    }));
}

function holderOf({ security }: Operation): Holder {
  const schemes = security.flatMap((each) => Object.keys(each));
  if (schemes.includes('dashboard')) return 'owner';
  return schemes.includes('participant') ? 'participant' : 'visitor';
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

async function tokenOf(holder: Holder): Promise<string | undefined> {
  const { accessTokens } = server.services;
  if (holder === 'owner') return (await accessTokens.issueUserToken(session.company.userId)).token;
  if (holder === 'participant') return (await accessTokens.issueSeatToken(session.seats[0]?.id ?? '')).token;
  return undefined;
}

test(
  'whatever fits or nearly fits the document is answered in the documented shape, and never with a failure',
  async () => {
    const faults: unknown[] = [];
    for (const [name, operation] of operations) {
      if (name === endless) continue;
      const property = fc.asyncProperty(
        requestsOf(name, operation),
        async ({ holder, payload, ...request }) => {
          const token = await tokenOf(holder);
          const response = await server.inject({
            ...request,
            headers: {
              'idempotency-key': crypto.randomUUID(),
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
              ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
          });
          expect(response.statusCode, response.body).toBeLessThan(500);
          const documented = operation.responses[response.statusCode]?.content?.['application/json']?.schema;
          if (documented) expect(Schema.Check(documented, response.json()), response.body).toBe(true);
          if (request.url.startsWith('/api') && response.statusCode >= 400)
            expect(Schema.Check(ApiFailure, response.json()), response.body).toBe(true);
        },
      );
      const result = await fc.check(property, { ...runs, endOnFailure: true });
      if (result.failed)
        faults.push([name, result.counterexample, String(result.errorInstance).slice(0, 600)]);
    }
    expect(faults).toEqual([]);
  },
  runs.numRuns * 30_000,
);
