import { sql } from 'kysely';
import { listed } from '../own-data/streamed-json.ts';
import { csvFile, type ExportFile, type ExportSource } from './export-file.ts';
import { idsOf, readAll } from './export-rows.ts';

const orderColumns = [
  'id',
  'number',
  'status',
  'payment',
  'pack_name',
  'quantity',
  'credits',
  'currency',
  'unit_minor',
  'net_minor',
  'tax_rate_bp',
  'tax_minor',
  'total_minor',
  'tax_treatment',
  'billing',
  'seller',
  'language',
  'created_by',
  'created_at',
  'placed_at',
  'due_at',
  'reminded_at',
  'credited_at',
  'paid_at',
  'paid_late',
  'payment_id',
  'charge_id',
  'failure',
  'refunded_credits',
  'refunded_minor',
  'tax_check',
  'refund_request',
] as const;

/**
 * Emails about the company's sessions, programmes and orders, and to its administrators about their accounts. Not what
 * others wrote to an administrator's address: an invitation of another company, a sign-up, an answer to the contact form.
 */
const emailsOf = ({ database, companyId }: ExportSource) =>
  database
    .selectFrom('outbox_mails')
    .where(
      sql<boolean>`(
        session_id in (select id from sessions where company_id = ${companyId})
        or (kind like 'sign-up-%' and split_part(operation_key, ':', 2) in (
          select person.id from sign_up_people person
          join programmes on programmes.id = person.programme_id where programmes.company_id = ${companyId}))
        or (operation_key like 'order:%' and split_part(operation_key, ':', 2) in (
          select id::text from orders where company_id = ${companyId}))
        or (session_id is null and seat_id is null and kind not like 'sign-up-%'
          and kind not in ('contact', 'admin-invitation')
          and recipient in (select email from users
            where company_id = ${companyId} and email_verified_at is not null)))`,
    )
    .orderBy('id');

/** Orders, credits, and the emails that were sent. */
export const moneyFiles: readonly ExportFile[] = [
  csvFile({
    path: 'orders/orders.csv',
    about:
      'Orders with their billing details. Amounts are in the smallest unit of the currency, rates in basis points.',
    tables: ['orders'],
    columns: orderColumns,
    rows: ({ database, companyId }) => {
      const orders = database.selectFrom('orders').where('company_id', '=', companyId).orderBy('id');
      return listed(
        () => orders.select('id').execute(),
        (keys) => orders.select(orderColumns).where('id', 'in', idsOf(keys)).execute(),
      );
    },
  }),
  csvFile({
    path: 'orders/payments.csv',
    about: 'What the payment service reported of each order.',
    tables: ['order_payments'],
    columns: ['order_id', 'payment_id', 'state', 'amount_minor', 'currency', 'outcome', 'at'],
    rows: ({ database, companyId }) =>
      readAll(() =>
        database
          .selectFrom('order_payments')
          .innerJoin('orders', 'orders.id', 'order_payments.order_id')
          .select(['order_id', 'order_payments.payment_id', 'state', 'amount_minor'])
          .select(['order_payments.currency', 'outcome', 'at'])
          .where('orders.company_id', '=', companyId)
          .orderBy('at')
          .execute(),
      ),
  }),
  csvFile({
    path: 'orders/refunds.csv',
    about: 'Refunds, with the numbers of their credit notes.',
    tables: ['order_refunds'],
    columns: [
      'order_id',
      'credits',
      'amount_minor',
      'reason',
      'asked_by',
      'asked_at',
      'note_number',
      'refund_id',
      'settled_at',
    ],
    rows: ({ database, companyId }) =>
      readAll(() =>
        database
          .selectFrom('order_refunds')
          .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
          .select(['order_id', 'order_refunds.credits', 'amount_minor', 'reason', 'asked_by', 'asked_at'])
          .select(['note_number', 'refund_id', 'settled_at'])
          .where('orders.company_id', '=', companyId)
          .orderBy('asked_at')
          .execute(),
      ),
  }),
  csvFile({
    path: 'orders/tax-checks.csv',
    about: 'What the tax register said of the company’s tax numbers.',
    tables: ['tax_checks'],
    columns: ['country', 'tax_id', 'answer', 'checked_at'],
    rows: ({ database, companyId }) =>
      readAll(() =>
        database
          .selectFrom('tax_checks')
          .select(['country', 'tax_id', 'answer', 'checked_at'])
          .where('company_id', '=', companyId)
          .orderBy('checked_at')
          .execute(),
      ),
  }),
  csvFile({
    path: 'orders/credit-history.csv',
    about: 'Every change of the company’s credits, with its entries in the ledger.',
    tables: ['ledger_transfers', 'ledger_entries'],
    columns: [
      'id',
      'at',
      'kind',
      'reason',
      'session_id',
      'order_id',
      'actor_id',
      'entries',
      'available_after',
    ],
    rows: ({ database, companyId }) => {
      const transfers = database
        .selectFrom('ledger_transfers')
        .where('company_id', '=', companyId)
        .orderBy('id');
      return listed(
        () => transfers.select('id').execute(),
        (keys) =>
          transfers
            .select(['id', 'at', 'kind', 'reason', 'session_id', 'order_id', 'actor_id', 'available_after'])
            .select(
              sql<Record<string, number>>`(select jsonb_object_agg(account, credits) from ledger_entries
                where transfer_id = ledger_transfers.id)`.as('entries'),
            )
            .where('id', 'in', idsOf(keys))
            .execute(),
      );
    },
  }),
  csvFile({
    path: 'emails/emails.csv',
    about:
      'Emails that we sent for the company: to whom, about what, and whether they left. Not their text, which contains personal links.',
    tables: ['outbox_mails'],
    columns: [
      'id',
      'kind',
      'recipient',
      'subject',
      'session_id',
      'seat_id',
      'created_at',
      'due_at',
      'attempts',
      'sent_at',
      'failed_at',
      'attachment',
    ],
    rows: (source) => {
      const emails = emailsOf(source);
      return listed(
        () => emails.select('id').execute(),
        (keys) =>
          emails
            .select(['id', 'kind', 'recipient', 'subject', 'session_id', 'seat_id', 'created_at', 'due_at'])
            .select(['attempts', 'sent_at', 'failed_at', 'attachment'])
            .where('id', 'in', idsOf(keys))
            .execute(),
      );
    },
  }),
];
