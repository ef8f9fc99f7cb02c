import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type OutboxRow = Selectable<Schema['outbox_mails']>;

/** Resolves when the mail has been taken over; rejects with what the other side said. */
export interface MailTransport {
  send(mail: OutboxRow): Promise<void>;
  close(): void;
}

/** Keeps every mail in the outbox, where the demo's page shows it. */
export const localTransport: MailTransport = { send: async () => {}, close: () => {} };

/** SMTP says 5xx for what will not work on a second try either. */
export function isPermanentFailure(error: unknown): boolean {
  const code = (error as { responseCode?: number } | null)?.responseCode;
  return code !== undefined && code >= 500 && code < 600;
}
