import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from '../../support/company-fixture.ts';
import { createLobby } from '../../support/live-session.ts';
import { collectRoutes } from '../../support/route-list.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';

let server: TestApp;
let routes: string[];
let tokens: (string | undefined)[];
beforeAll(async () => {
  const collected = await collectRoutes(() => createTestApp({ storiesRoot: writeStoryFolder() }));
  server = collected.built;
  routes = collected.routes.filter((route) => /^(POST|PUT|PATCH|DELETE) /.test(route));
  const session = await createLobby(server);
  const operator = await createCompany(server, { userTypeId: userTypes.ADMIN });
  tokens = [
    undefined,
    operator.browser.token,
    session.company.browser.token,
    session.seat('Ana').browser.token,
  ];
});
afterAll(() => server.close());

const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

async function statusesOf(route: string, payload: string): Promise<number[]> {
  const [method, path = ''] = route.split(' ') as ['POST', string];
  const statuses: number[] = [];
  for (const token of tokens) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': 'a-deep-body',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const url = path.replace(':provider', 'google').replace(/:\w+/g, 'x');
    statuses.push((await server.inject({ method, url, headers, payload })).statusCode);
  }
  return statuses;
}

test.each([33, 6000, 100_000])(
  'JSON that nests %i deep is refused on every route before it is parsed: 413 where the body is longer than the route takes, 415 where it takes no JSON, else 400',
  async (depth) => {
    expect(routes.length).toBeGreaterThan(50);
    const wrong: string[] = [];
    for (const route of routes) {
      const statuses = await statusesOf(route, nested(depth));
      const isRefused = statuses.some((status) => [400, 413, 415].includes(status));
      const isElsewise = statuses.some((status) => ![400, 401, 403, 413, 415].includes(status));
      if (!isRefused || isElsewise) wrong.push(`${route}: ${statuses}`);
    }
    expect(wrong).toEqual([]);
  },
);
