import { fullName } from '#contract/rules/people/full-name.ts';
import type { CreditBalance } from '#contract/calls/schemas/credits.ts';
import type { DashboardAnswer } from '#contract/calls/schemas/dashboard.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { HomeLines } from '#contract/words/en/organiser/home-lines.ts';
import type { Database } from '../database/database.ts';
import { hasDeviceProblem } from '../sessions/listing/session-summary.ts';
import { deviceHelp } from './device-help.ts';

type ToDo = DashboardAnswer['to_do'][number];

const sessionsNamed = 3;
/** From here on a session should have been confirmed again. */
const confirmWithinMs = 3 * 24 * 60 * 60 * 1000;
const weekMs = 7 * 24 * 60 * 60 * 1000;

export const sessionHref = (id: string): string => `/dashboard/sessions/${id}`;

async function bounced(database: Database, companyId: number) {
  return database
    .selectFrom('sessions')
    .innerJoin('seats', 'seats.session_id', 'sessions.id')
    .select(['sessions.id', 'sessions.title'])
    .where('sessions.company_id', '=', companyId)
    .where('sessions.deleted_at', 'is', null)
    .where('sessions.rehearsal_rate', 'is', null)
    .where('sessions.status', 'in', ['scheduled', 'lobby'])
    .where('seats.bounced_at', 'is not', null)
    .groupBy(['sessions.id', 'sessions.title'])
    .orderBy('sessions.starts_at')
    .limit(sessionsNamed)
    .execute();
}

async function withDeviceProblems(database: Database, companyId: number) {
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('seats', 'seats.session_id', 'sessions.id')
    .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
    .select(['sessions.id', 'sessions.title'])
    .select(['consumers.first_name', 'consumers.last_name', 'consumers.email'])
    .where('sessions.company_id', '=', companyId)
    .where('sessions.deleted_at', 'is', null)
    .where('sessions.rehearsal_rate', 'is', null)
    .where('sessions.status', 'in', ['scheduled', 'lobby'])
    .where(hasDeviceProblem)
    .orderBy('sessions.starts_at')
    .orderBy('sessions.id')
    .orderBy('consumers.id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].slice(0, sessionsNamed).map((people) => ({
    people: people.map((one) => fullName(one) || one.email),
    id: people[0]?.id ?? '',
    title: people[0]?.title ?? '',
  }));
}

async function unconfirmed(database: Database, companyId: number, now: number) {
  return database
    .selectFrom('sessions')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('rehearsal_rate', 'is', null)
    .where('status', 'in', ['scheduled', 'lobby'])
    .where('confirmed_at', 'is', null)
    .where('starts_at', '<=', new Date(now + confirmWithinMs))
    .orderBy('starts_at')
    .limit(sessionsNamed)
    .execute();
}

/** What waits for the organiser, the most pressing first. */
export async function readToDo(
  database: Database,
  facts: {
    companyId: number;
    /** Whether this person may buy. */
    buys: boolean;
    /** Whether their address is confirmed: before that the first credits are still to come, and none can be spent. */
    isVerified: boolean;
    balance: CreditBalance;
    next: SessionSummary | undefined;
    completed: SessionSummary | undefined;
    now: number;
  },
  words: HomeLines,
): Promise<ToDo[]> {
  const { toDo } = words;
  const { companyId, buys, isVerified, balance, next, completed, now } = facts;
  const resend: ToDo[] = (await bounced(database, companyId)).map(({ id, title }) => ({
    kind: 'resend_invitations',
    text: toDo.resend(title),
    href: sessionHref(id),
  }));
  const help: ToDo[] = (await withDeviceProblems(database, companyId)).map(({ people, id, title }) => ({
    kind: 'help_with_devices',
    text: deviceHelp(people, title, words),
    href: sessionHref(id),
  }));
  const confirm: ToDo[] = (await unconfirmed(database, companyId, now)).map(({ id, title }) => ({
    kind: 'confirm_details',
    text: toDo.confirm(title),
    href: sessionHref(id),
  }));
  const fresh = completed && now - Date.parse(completed.starts_at) < weekMs;
  const review: ToDo[] = fresh
    ? [
        {
          kind: 'review_results',
          text: toDo.review(completed.title),
          href: sessionHref(completed.id),
        },
      ]
    : [];
  const buy: ToDo[] =
    balance.available === 0 && isVerified
      ? [
          {
            kind: 'buy_credits',
            text: buys ? toDo.buy : toDo.askOwner,
            href: buys ? '/dashboard/checkout' : '/dashboard/credits',
          },
        ]
      : [];
  const create: ToDo[] =
    next === undefined && balance.available > 0
      ? [{ kind: 'create_session', text: toDo.create, href: '/dashboard/createSession' }]
      : [];
  return [...resend, ...help, ...confirm, ...review, ...create, ...buy];
}
