import type {
  CreateSessionRequest,
  InvitationPreviewRequest,
} from '../../contract/calls/schemas/sessions/session-planning.ts';
import { userTypes, type UserTypeId } from '../../contract/rules/people/user-types.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './browser/test-browser.ts';

export interface CompanyFixture {
  companyId: number;
  userId: number;
  browser: TestBrowser;
}

/** A company with credits and a signed-in person of it, without going through sign-up. */
export async function createCompany(
  test: TestApp,
  options: { name?: string; credits?: number; userTypeId?: UserTypeId; isTrusted?: boolean } = {},
): Promise<CompanyFixture> {
  const { database, clock, services } = test;
  const { name = 'Wren & Co', credits = 5, userTypeId = userTypes.CONSUMER_ADMIN } = options;
  const at = new Date(clock.now());
  const company = await database
    .insertInto('companies')
    .values({ name, created_at: at, invoice_at_once: options.isTrusted ?? false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await database
    .insertInto('users')
    .values({
      company_id: company.id,
      user_type_id: userTypeId,
      first_name: 'Rosa',
      last_name: 'Wren',
      email: `rosa@company-${company.id}.example`,
      email_verified_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (credits > 0)
    await services.credits.grant(database, {
      operationKey: `fixture:${company.id}`,
      companyId: company.id,
      credits,
      reason: 'Fixture',
    });
  const browser = test.browser();
  browser.token = (await services.accessTokens.issueUserToken(user.id)).token;
  return { companyId: company.id, userId: user.id, browser };
}

/** A valid request for a session `inMs` from the test's now, with one team of three. */
export function sessionRequest(
  test: TestApp,
  changes: Partial<CreateSessionRequest> & { inMs?: number } = {},
): CreateSessionRequest {
  const { inMs = 2 * 24 * 60 * 60 * 1000, ...rest } = changes;
  return {
    title: 'Winter adventure',
    story_slug: 'the-borrowed-light',
    starts_at: new Date(test.clock.now() + inMs).toISOString(),
    timezone_id: 'Europe/Lisbon',
    teams: [
      {
        name: 'Otters',
        people: [
          { first_name: 'Ana', last_name: 'Silva', email: 'ana@team.example' },
          { first_name: 'Ben', last_name: 'Okoro', email: 'ben@team.example' },
          { first_name: 'Chloe', last_name: 'Duval', email: 'chloe@team.example' },
        ],
      },
    ],
    options: { timer_factor: 1, chat: true, analytics: true },
    ...rest,
  };
}

/** A valid request for the invitation of such a session, to be read before it is sent. */
export const invitationRequest = (
  test: TestApp,
  changes: Partial<InvitationPreviewRequest> = {},
): InvitationPreviewRequest => ({
  title: 'Winter adventure',
  story_slug: 'the-borrowed-light',
  starts_at: new Date(test.clock.now() + 3_600_000).toISOString(),
  timezone_id: 'Europe/Lisbon',
  first_name: 'Ana',
  team: 'Otters',
  language: 'de',
  ...changes,
});
