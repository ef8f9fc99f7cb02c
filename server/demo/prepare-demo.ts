import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Config } from '../config/config.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database } from '../database/database.ts';
import { hashPassword, verifyPassword } from '../identity/password-hashing.ts';
import { usersRepository } from '../identity/users-repository.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import {
  createDemoCompany,
  type DemoState,
  demoOwnerEmail,
  keepDemoState,
  readDemoState,
  topUpDemoCredits,
} from './demo-company.ts';
import { keepDemoPassword, makeDemoPassword, readDemoPassword } from './demo-password.ts';
import { currentDemoSession, planDemoSession, planLongSession } from './demo-session.ts';

interface Deps {
  config: Config;
  clock: Clock;
  database: Database;
  credits: CreditLedger;
  companies: Companies;
  sessions: Sessions;
  stories: StoryLibrary;
}

async function stillValid(database: Database, { userId }: DemoState, password: string): Promise<string> {
  const user = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return (await verifyPassword(password, user?.password_hash)) ? password : '(the one that was chosen since)';
}

async function prepareOwner(deps: Deps): Promise<{ state: DemoState; password: string }> {
  const { config, database } = deps;
  const state = await readDemoState(database);
  const kept = await readDemoPassword(config.dataDir);
  if (state && kept) return { state, password: await stillValid(database, state, kept) };
  const password = makeDemoPassword();
  const hash = await hashPassword(password);
  const prepared = state ?? (await createDemoCompany(deps, hash));
  if (state) await usersRepository.update(database, state.userId, { password_hash: hash });
  await keepDemoPassword(config.dataDir, password);
  return { state: prepared, password };
}

interface DemoSessions {
  short: SessionDetail | undefined;
  long: SessionDetail | undefined;
}

async function prepareSessions(deps: Deps, state: DemoState): Promise<DemoSessions> {
  const [short, long] = [
    await currentDemoSession(deps, state, state.sessionId),
    await currentDemoSession(deps, state, state.longSessionId ?? null),
  ];
  if (short && long) return { short, long };
  await topUpDemoCredits(deps, state.companyId);
  const sessions = {
    short: short ?? (await planDemoSession(deps, state)),
    long: long ?? (await planLongSession(deps, state)),
  };
  await keepDemoState(deps.database, {
    ...state,
    sessionId: sessions.short?.id ?? state.sessionId,
    longSessionId: sessions.long?.id ?? null,
  });
  return sessions;
}

function sessionLines({ short: session, long }: DemoSessions, now: number): string[] {
  if (!session) return ['  No story film has been rendered yet. Run: npm run media'];
  const seconds = Math.round((Date.parse(session.starts_at) - now) / 1000);
  const when = seconds > 0 ? `starts in ${seconds} s` : 'is running';
  return [
    `  Session         “${session.title}” ${when}. Open each link in a separate browser window:`,
    ...session.seats.map((seat) => `    ${seat.first_name.padEnd(12)}  ${seat.personal_link}`),
    ...(long
      ? [`  And an hour     “${long.title}”, ${long.story_title}: move or start it in the dashboard`]
      : []),
  ];
}

/**
 * Makes the demo's company, owner and sessions where they are missing or past, and answers the lines that tell a
 * person what to open. Harmless on every start; the password is made once an installation and kept in the data folder.
 */
export async function prepareDemo(deps: Deps): Promise<string[]> {
  const { config, clock } = deps;
  const { state, password } = await prepareOwner(deps);
  const sessions = await prepareSessions(deps, state);
  return [
    `  Site            ${config.publicUrl}`,
    `  Log in          ${config.publicUrl}/login`,
    `    Address       ${demoOwnerEmail}`,
    `    Password      ${password}`,
    ...(config.outbox === 'off' ? [] : [`  Outbox          ${config.publicUrl}/outbox`]),
    ...sessionLines(sessions, clock.now()),
  ];
}
