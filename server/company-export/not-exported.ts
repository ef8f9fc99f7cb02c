import type { Schema } from '../database/schema.ts';

/** Tables that a company's export leaves out, and why. A test demands that each table is in a file or in this list. */
export const notExported: Partial<Record<keyof Schema, string>> = {
  chat_messages: 'Written to a team, not to the organiser; guests download their own.',
  settings: 'The installation’s own.',
  nodes: 'The installation’s own.',
  jobs: 'The installation’s own work, without personal data.',
  order_numbers: 'The seller’s counters; each number is with its order.',
  rate_limits: 'Counters against abuse, for minutes.',
  session_leases: 'Which server directs a session.',
  realtime_messages: 'Copies of what browsers were sent, for reconnecting, for minutes.',
  idempotency_keys: 'Copies of answers, so that a request is not carried out twice.',
  test_payments: 'Pages of the test checkout; the payments are with their orders.',
  trials: 'Trials of the home page belong to no customer.',
  spent_social_tokens: 'Digests of used log-in tokens.',
  social_link_requests: 'Links that were mailed, for an hour.',
  passkey_challenges: 'Secrets, for minutes.',
  recovery_codes: 'Secrets, kept as digests.',
  password_resets: 'Secrets, for an hour.',
  sign_on_attempts: 'Secrets of a log-in under way.',
  sign_ons: 'Which log-ins a provider may end; gone when they end.',
  entry_codes: 'Secrets, for minutes.',
  access_tokens: 'Log-ins of eight hours; people see and export their own.',
  address_changes: 'Under way for a day; people see and export their own.',
  contact_requests: 'Between their writer and the operator; people export their own.',
};
