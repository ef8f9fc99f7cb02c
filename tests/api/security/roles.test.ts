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
import { collectRoutes } from '../../support/route-list.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const access = {
  public: [
    'GET /sanctum/csrf-cookie',
    'GET /api/openapi.json',
    'GET /api/checkout/prices',
    'POST /api/login',
    'POST /api/auth/login',
    'POST /api/login/passkey',
    'POST /api/auth/register',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'POST /api/auth/reset-password/check',
    'POST /api/auth/:provider/verify',
    'POST /api/auth/single-sign-on',
    'POST /api/auth/single-sign-on/finish',
    'POST /api/auth/single-sign-on/logout/:key',
    'GET /api/auth/providers',
    'GET /api/address-change/:token',
    'POST /api/address-change/:token/confirm',
    'GET /api/admin-invitation/:token',
    'POST /api/admin-invitation/:token/accept',
    'GET /api/award/:code',
    'GET /api/award/:code/award.pdf',
    'GET /api/award/:code/logo',
    'GET /api/logo/:digest',
    'POST /api/email/verify',
    'POST /api/email/verify/resend',
    'GET /api/exp/auth',
    'POST /api/exp/link',
    'POST /api/exp/code',
    'POST /api/exp/code/enter',
    'GET /api/exp/clock',
    'GET /api/check-clip',
    'GET /api/check-connections',
    'GET /api/check-download',
    'POST /api/check-upload',
    'GET /api/geo/countries',
    'GET /api/geo/timezones',
    'POST /api/contact',
    'POST /api/trial-sessions',
    'GET /api/sign-up/:token',
    'POST /api/sign-up/:token',
    'POST /api/place',
    'POST /api/place/confirm',
    'POST /api/place/accept',
    'POST /api/place/move',
    'POST /api/place/cancel',
    'POST /api/shared-report',
    'GET /api/checkout/success',
    'POST /api/checkout/webhook',
    'GET /test-checkout/:id',
    'POST /test-checkout/:id/:action',
    'GET /healthz',
    'GET /readyz',
    'GET /api/status',
    'GET /api/sub-processors',
    'GET /.well-known/security.txt',
    'GET /build.json',
    'GET /media/:story/*',
    'GET /time',
    'GET /outbox',
    'GET /outbox/:id',
    'GET /outbox/:id/mail',
    'GET /outbox/:id/session.ics',
    'GET /api/outbox',
    'GET /api/outbox/:id',
  ],
  user: [
    'POST /api/refresh-token',
    'POST /api/logout',
    'POST /api/logout/everywhere',
    'POST /api/profile/close',
    'GET /api/profile/address',
    'POST /api/profile/address',
    'DELETE /api/profile/address',
    'GET /api/profile/sign-ins',
    'DELETE /api/profile/sign-ins',
    'DELETE /api/profile/sign-ins/:id',
    'GET /api/user',
    'PUT /api/profile',
    'PUT /api/profile/language',
    'GET /api/profile/data',
    'POST /api/profile/password',
    'GET /api/profile/second-factor',
    'POST /api/profile/second-factor',
    'POST /api/profile/second-factor/confirm',
    'POST /api/profile/second-factor/recovery-codes',
    'POST /api/profile/second-factor/remove',
    'POST /api/profile/passkeys/begin',
    'POST /api/profile/passkeys',
    'PATCH /api/profile/passkeys/:id',
    'POST /api/profile/passkeys/:id/remove',
    'POST /api/profile/passkeys/challenge',
  ],
  company: [
    'GET /api/company/admins',
    'GET /api/company/settings',
    'PUT /api/company/settings',
    'DELETE /api/company/settings/:name',
    'GET /api/notifications',
    'PUT /api/notifications/:kind',
    'DELETE /api/notifications/:kind',
    'GET /api/company/logo',
    'PUT /api/company/logo',
    'DELETE /api/company/logo',
    'PUT /api/company/colour',
    'DELETE /api/company/colour',
    'GET /api/dashboard',
    'GET /api/credits',
    'GET /api/experience',
    'GET /api/session',
    'GET /api/session/between',
    'GET /api/session/sessions.csv',
    'GET /api/session/start',
    'POST /api/session',
    'POST /api/session/invitation',
    'POST /api/session/plan',
    'POST /api/session/overlaps',
    'POST /api/rehearsal',
    'GET /api/programme',
    'POST /api/programme',
    'GET /api/programme/:id',
    'PATCH /api/programme/:id',
    'POST /api/programme/:id/slots',
    'PATCH /api/programme/:id/slots/:slot',
    'DELETE /api/programme/:id/slots/:slot',
    'POST /api/programme/:id/merge',
    'POST /api/programme/:id/apart',
    'DELETE /api/programme/:id/apart/:set',
    'GET /api/session-template',
    'POST /api/session-template',
    'PATCH /api/session-template/:id',
    'DELETE /api/session-template/:id',
    'GET /api/session/:id/mails',
    'GET /api/session/:id/mails/:mail',
    'POST /api/session/:id/message',
    'GET /api/session/:id',
    'PATCH /api/session/:id',
    'DELETE /api/session/:id',
    'POST /api/session/:id/reschedule',
    'POST /api/session/:id/cancel',
    'POST /api/session/:id/invite',
    'POST /api/session/:id/attendees',
    'GET /api/session/:id/facilitators',
    'PUT /api/session/:id/facilitators',
    'POST /api/session/:id/archive',
    'POST /api/session/:id/unarchive',
    'POST /api/session/archived',
    'POST /api/session/:id/confirm',
    'GET /api/session/:id/replay',
    'GET /api/session/:id/results.csv',
    'GET /api/session/:id/awards.pdf',
    'GET /api/session/:id/attendance',
    'GET /api/session/:id/attendance.csv',
    'GET /api/session/:id/attendance.xlsx',
    'GET /api/session/:id/log.csv',
    'POST /api/session/:id/award/:code/name',
    'POST /api/session/:id/award/:code/revoke',
    'GET /api/session/:id/calendar.ics',
    'GET /api/consumer',
    'POST /api/consumer',
    'POST /api/consumer/timezones',
    'POST /api/consumer/import',
    'GET /api/consumer/groups',
    'GET /api/consumer/members',
    'PUT /api/consumer/tags',
    'POST /api/consumer/:id/merge',
    'GET /api/consumer/:id',
    'PATCH /api/consumer/:id',
    'PUT /api/consumer/:id/listed',
    'DELETE /api/consumer/:id',
  ],
  host: [
    'GET /api/dashboard/events',
    'POST /api/session/:id/control',
    'GET /api/session/:id/live',
    'GET /api/session/:id/results',
    'GET /api/session/:id/results.pdf',
    'GET /api/hosted-session',
    'GET /api/hosted-session/:id',
  ],
  owner: [
    'GET /api/company/second-factor',
    'PUT /api/company/second-factor',
    'POST /api/company/admins',
    'DELETE /api/company/admins/:id',
    'PUT /api/company/admins/:id/role',
    'GET /api/profile/close',
    'PUT /api/company/retention',
    'POST /api/company/export',
    'GET /api/company/agreement',
    'GET /api/company/agreement.pdf',
    'GET /api/company/audit',
    'GET /api/company/audit.csv',
    'GET /api/report/link',
    'POST /api/report/link',
    'DELETE /api/report/link/:id',
    'DELETE /api/company/admins/invitations/:id',
    'GET /api/company/single-sign-on',
    'POST /api/company/single-sign-on/domains',
    'POST /api/company/single-sign-on/domains/:id/check',
    'DELETE /api/company/single-sign-on/domains/:id',
    'PUT /api/company/single-sign-on/connection',
    'DELETE /api/company/single-sign-on/connection',
    'PUT /api/company/single-sign-on/enforced',
    'POST /api/company/single-sign-on/test',
    'POST /api/company/single-sign-on/test/finish',
    'GET /api/checkout/offer',
    'POST /api/checkout/order',
    'GET /api/checkout/order',
    'GET /api/checkout/order/:id',
    'POST /api/checkout/order/:id/pay',
    'POST /api/checkout/order/:id/drop',
    'POST /api/checkout/order/:id/refund-request',
    'POST /api/checkout/tax-number',
    'GET /api/checkout/order/:id/invoice.pdf',
    'GET /api/checkout/order/:id/receipt.pdf',
    'GET /api/checkout/order/:id/credit-note.pdf',
  ],
  reports: [
    'GET /api/report',
    'GET /api/report/report.csv',
    'GET /api/report/report.xlsx',
    'GET /api/report/report.pdf',
  ],
  operator: [
    'POST /api/checkout/order/:id/refund',
    'GET /api/operator/company',
    'POST /api/operator/company/:id/credits',
    'GET /api/operator/session',
    'POST /api/operator/session/:id/fail',
    'GET /api/operator/mail',
    'POST /api/operator/mail/:id/retry',
    'GET /api/operator/order',
    'POST /api/operator/order/:number/paid',
    'POST /api/operator/order/:number/cancel',
    'GET /api/operator/report',
    'GET /api/operator/act',
  ],
  participant: [
    'GET /api/consumer/getdatapackage',
    'GET /api/session/scorecard/:sessionId',
    'GET /api/session/scorecard/:sessionId/scorecard.pdf',
    'GET /api/session/scorecard/:sessionId/scorecard.csv',
    'POST /api/session/scorecard/:sessionId/name',
    'GET /api/exp/snapshot',
    'GET /api/exp/realtime-token',
    'GET /api/exp/room',
    'POST /api/exp/vote',
    'POST /api/exp/ready',
    'POST /api/exp/challenge/answer',
    'POST /api/exp/challenge/hint',
    'POST /api/exp/challenge/clue',
    'POST /api/exp/challenge/draft',
    'POST /api/exp/notice',
    'POST /api/exp/turn',
    'POST /api/exp/challenge/pointer',
    'POST /api/exp/chat',
    'POST /api/exp/hand',
    'POST /api/exp/chat/report',
    'POST /api/exp/icebreaker',
    'POST /api/exp/more-time',
    'POST /api/exp/reaction',
    'POST /api/exp/help',
    'POST /api/exp/speech',
    'POST /api/exp/check',
    'POST /api/exp/leave',
    'POST /api/exp/rating',
    'POST /api/exp/consent',
    'GET /api/exp/data',
    'POST /api/exp/decline',
    'POST /api/exp/language',
    'POST /api/exp/arrive',
    'POST /api/exp/logout',
    'POST /api/exp/erase',
  ],
  /** The realtime hub's own credentials, tested with the hub. */
  hub: [
    'POST /keys/:keyName/requestToken',
    'GET /channels/:channel',
    'GET /channels/:channel/messages',
    'POST /channels/:channel/messages',
    'GET /channels/:channel/presence',
    'GET /channels/:channel/presence/history',
  ],
} as const;

type Access = keyof typeof access;
/** Every listed user type, two that no role lists, and those without an account. */
const userTypeOf = { ...userTypes, 'type 3': 3, 'type 7': 7 } as const;
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

test('every route of the server is listed here', () => {
  const listed = Object.values(access).flat().sort();
  expect(registered).toEqual(listed);
});

const cases = Object.entries(access).flatMap(([kind, routes]) =>
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
