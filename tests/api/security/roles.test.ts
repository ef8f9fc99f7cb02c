import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AccountAccess,
  accountAccess,
  hasAccess,
  isCompanySide,
  userTypes,
} from '../../../contract/rules/people/user-types.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { routeAccess } from '../../support/route-access.ts';
import { collectRoutes } from '../../support/route-list.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

type Access = keyof typeof routeAccess;
/** Every listed user type, two that no role lists, and those without an account. */
const userTypeOf = { ...userTypes, 'type 3': 3, 'type 99': 99 } as const;
type AccountRole = keyof typeof userTypeOf;
type Role = AccountRole | 'visitor' | 'participant';
const accountRoles = Object.keys(userTypeOf) as AccountRole[];
const roles: readonly Role[] = [...accountRoles, 'visitor', 'participant'];

const isAccountAccess = (access: Access): access is AccountAccess =>
  (accountAccess as readonly string[]).includes(access);

function refusal(access: Exclude<Access, 'hub'>, role: Role): number | undefined {
  if (access === 'public' || access === role) return undefined;
  if (access === 'participant' || role === 'visitor' || role === 'participant') return 401;
  return isAccountAccess(access) && !hasAccess(userTypeOf[role], access) ? 403 : undefined;
}
/** An open stream never ends by itself, so only its refusals are asked for here. */
const streams = ['GET /api/dashboard/events'];

let server: TestApp;
let registered: string[] = [];
const holders: Partial<Record<Role, { user: number } | { seat: string }>> = {};

beforeAll(async () => {
  const collected = await collectRoutes(() => createTestApp({ storiesRoot: writeStoryFolder() }));
  server = collected.built;
  registered = collected.routes;
  const owner = await createCompany(server);
  for (const role of accountRoles) {
    const { id } = await server.database
      .insertInto('users')
      .values({
        company_id: owner.companyId,
        user_type_id: userTypeOf[role],
        first_name: 'Nia',
        last_name: 'Moss',
        email: `nia.${userTypeOf[role]}@moss.example`,
        created_at: new Date(server.clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    holders[role] = { user: id };
  }
  const detail = (await owner.browser.post('/api/session', sessionRequest(server))).json();
  holders.participant = { seat: detail.seats[0].id };
});
afterAll(() => server.close());

async function bearer(role: Role): Promise<Record<string, string>> {
  const holder = holders[role];
  if (!holder) return {};
  const { accessTokens } = server.services;
  const { token } =
    'user' in holder
      ? await accessTokens.issueUserToken(holder.user)
      : await accessTokens.issueSeatToken(holder.seat);
  return { authorization: `Bearer ${token}` };
}

async function ask(route: string, role: Role) {
  const [method = 'GET', path = '/'] = route.split(' ');
  const url = path.replace('*', 'nothing').replaceAll(/:[A-Za-z]+/g, '9999999');
  return server.inject({
    method: method as InjectOptions['method'],
    url,
    headers: await bearer(role),
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
  });
}

test('every route of the server is listed with who may use it', () => {
  const listed = Object.values(routeAccess).flat().sort();
  expect(registered).toEqual(listed);
});

const cases = Object.entries(routeAccess).flatMap(([kind, routes]) =>
  kind === 'hub'
    ? []
    : routes.flatMap((route) =>
        roles.map((role) => ({
          route,
          role,
          access: kind,
          status: refusal(kind as Exclude<Access, 'hub'>, role),
        })),
      ),
);

test.each(cases.filter(({ status }) => status !== undefined))(
  '$route by $role is refused with $status',
  async ({ route, role, access: kind, status }) => {
    const response = await ask(route, role);
    const isOutsider = role in userTypeOf && !isCompanySide(userTypeOf[role as AccountRole]);
    const forbidden =
      isOutsider && kind !== 'operator'
        ? { message: 'Invalid user type', code: 'USER_006' }
        : { message: 'User unauthorized', code: 'USER_009' };
    const body = status === 401 ? { message: 'Unauthenticated.' } : forbidden;
    expect([response.statusCode, response.json()]).toEqual([status, body]);
  },
);

test.each(cases.filter(({ route, status }) => status === undefined && !streams.includes(route)))(
  '$route by $role is let through',
  async ({ route, role }) => {
    const { statusCode } = await ask(route, role);
    expect([401, 403, 405, 419]).not.toContain(statusCode);
    expect(statusCode).toBeLessThan(500);
  },
);
