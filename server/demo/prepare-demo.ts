import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Config } from '../config.ts';
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
import { currentDemoSession, planDemoSession } from './demo-session.ts';

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

async function prepareSession(deps: Deps, state: DemoState): Promise<SessionDetail | undefined> {
  const current = await currentDemoSession(deps, state);
  if (current) return current;
  await topUpDemoCredits(deps, state.companyId);
  const planned = await planDemoSession(deps, state);
  if (planned) await keepDemoState(deps.database, { ...state, sessionId: planned.id });
  return planned;
}

function sessionLines(session: SessionDetail | undefined, now: number): string[] {
  if (!session) return ['  No story is rendered yet. Run: npm run media'];
  const seconds = Math.round((Date.parse(session.starts_at) - now) / 1000);
  const when = seconds > 0 ? `starts in ${seconds} s` : 'is running';
  return [
    `  Session         “${session.title}” ${when}. Open each link in a browser window of its own:`,
    ...session.seats.map((seat) => `    ${seat.first_name.padEnd(12)}  ${seat.personal_link}`),
  ];
}

/**
 * Makes the demo's company, owner and session where they are missing or past, and answers the lines that tell a
 * person what to open. Harmless on every start; the password is made once an installation and kept in the data folder.
 */
export async function prepareDemo(deps: Deps): Promise<string[]> {
  const { config, clock } = deps;
  const { state, password } = await prepareOwner(deps);
  const session = await prepareSession(deps, state);
  return [
    `  Site            ${config.publicUrl}`,
    `  Sign in         ${config.publicUrl}/login`,
    `    Address       ${demoOwnerEmail}`,
    `    Password      ${password}`,
    ...(config.outbox === 'off' ? [] : [`  Outbox          ${config.publicUrl}/outbox`]),
    ...sessionLines(session, clock.now()),
  ];
}
