import { sql } from 'kysely';
import { retention } from '#contract/rules/retention.ts';
import type { Database } from '../database/database.ts';
import { oddOutcomes } from '../orders/noted-payments.ts';

const dayMs = 86_400_000;

/** Companies that are open, with their people, sessions and credits. */
export const listedCompanies = (database: Database) =>
  database
    .selectFrom('companies')
    .leftJoin('credit_balances', 'credit_balances.company_id', 'companies.id')
    .select(['companies.id', 'companies.name', 'available', 'reserved'])
    .select((eb) => [
      eb
        .selectFrom('users')
        .whereRef('company_id', '=', 'companies.id')
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('accounts'),
      eb
        .selectFrom('sessions')
        .whereRef('company_id', '=', 'companies.id')
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('sessions'),
    ])
    .$narrowType<{ accounts: number; sessions: number }>()
    .where('companies.deleted_at', 'is', null)
    .orderBy('companies.id');

/** Sessions that are open, due within a day (Unix ms) or failed within a week. */
export const watchedSessions = (database: Database, now: number) =>
  database
    .selectFrom('sessions')
    .innerJoin('companies', 'companies.id', 'sessions.company_id')
    .select(['sessions.id', 'sessions.status', 'sessions.starts_at', 'sessions.company_id'])
    .select(['companies.name as company', 'sessions.title'])
    .$narrowType<{ status: 'scheduled' | 'lobby' | 'live' | 'failed' }>()
    .where('sessions.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['lobby', 'live']),
        eb.and([eb('status', '=', 'scheduled'), eb('starts_at', '<', new Date(now + dayMs))]),
        eb.and([eb('status', '=', 'failed'), eb('ended_at', '>', new Date(now - 7 * dayMs))]),
      ]),
    )
    .orderBy('starts_at');

/** Mails that wait after a refusal, or were given up. */
export const refusedMails = (database: Database) =>
  database
    .selectFrom('outbox_mails')
    .select(['id', 'kind', 'recipient', 'attempts', 'due_at', 'failed_at', 'last_error'])
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .orderBy('id');

/** Orders that are placed and not paid. */
export const openOrders = (database: Database) =>
  database
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.company_id')
    .select(['orders.id', 'number', 'status', 'payment', 'credits', 'total_minor', 'currency', 'due_at'])
    .select(['orders.company_id', 'companies.name as company', 'billing', 'tax_check'])
    .$narrowType<{ status: 'pending' | 'failed' }>()
    .where('status', 'in', ['pending', 'failed'])
    .orderBy('orders.id');

/** Payments that moved nothing, or moved it a second time: a person has to decide about them. */
export const oddPayments = (database: Database) =>
  database
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .select(['orders.number', 'orders.id', 'order_payments.payment_id', 'outcome', 'amount_minor'])
    .select('order_payments.currency')
    .$narrowType<{ outcome: (typeof oddOutcomes)[number] }>()
    .where('outcome', 'in', oddOutcomes)
    .where('order_payments.payment_id', 'not in', (eb) =>
      eb.selectFrom('order_payments').select('payment_id').where('outcome', '=', 'returned'),
    )
    .orderBy('order_payments.at');

/** What operators changed, the newest first. */
export const operatorActsDone = (database: Database) =>
  database
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.user_id')
    .select(['audit_entries.id', 'at', 'act as verb', 'subject', 'reason', 'users.email as by'])
    .where('audit_entries.company_id', 'is', null)
    .orderBy('audit_entries.id', 'desc');

export interface ReportedMessage {
  /** Of the message. */
  id: string;
  session_id: string;
  title: string;
  company: string;
  /** Null where the text is erased. */
  text: string | null;
  writer: string | null;
  /** Guests who reported it. */
  reports: number;
  /** Unix ms of the last report. */
  at: number;
  /** The host has acknowledged it. */
  seen: boolean;
}

/** Chat messages that guests reported within `retention.shownReportMs`, the newest first. */
export async function reportedMessages(database: Database, now: number): Promise<ReportedMessage[]> {
  const { rows } = await sql<ReportedMessage>`
    with reports as (
      select session_id, payload->>'messageId' as message_id, count(*)::integer as reports, max(at) as at
      from session_events where type = 'chat.reported' and at > ${now - retention.shownReportMs}
      group by session_id, payload->>'messageId'
    )
    select reports.session_id, sessions.title, companies.name as company, reports.message_id as id, reports.reports,
      reports.at::double precision as at, chat_messages.text,
      consumers.first_name || ' ' || consumers.last_name as writer,
      exists (
        select from session_events seen
        where seen.session_id = reports.session_id and seen.type = 'report.seen' and seen.at >= reports.at
          and seen.payload->>'messageId' = reports.message_id
      ) as seen
    from reports
    join sessions on sessions.id = reports.session_id and sessions.deleted_at is null
    join companies on companies.id = sessions.company_id
    left join chat_messages
      on chat_messages.session_id = reports.session_id and chat_messages.id = reports.message_id
    left join seats on seats.id = chat_messages.seat_id
    left join consumers on consumers.id = seats.consumer_id
    order by reports.at desc limit 200`.execute(database);
  return rows;
}
