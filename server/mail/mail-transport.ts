import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type OutboxRow = Selectable<Schema['outbox_mails']>;

export interface MailFile {
  name: string;
  bytes: Uint8Array;
}

/** Resolves when the mail has been taken over; rejects with the other side's reason. */
export interface MailTransport {
  /** `file` is the PDF that goes with it. */
  send(mail: OutboxRow, file: MailFile | null): Promise<void>;
  /** Resolves where mails can be delivered now; rejects with the reason otherwise. */
  verify(): Promise<void>;
  close(): void;
}

/** Keeps every mail in the outbox, where the demo's page shows it. */
export const localTransport: MailTransport = {
  send: async () => {},
  verify: async () => {},
  close: () => {},
};

/** What SEND_MAIL=off makes of a mail: it is not sent, now or later, and is no fault of its receiver's. */
export class MailIsOff extends Error {
  override name = 'MailIsOff';
}

export const offTransport: MailTransport = {
  ...localTransport,
  send: async () => {
    throw new MailIsOff('Mail is off');
  },
};

/** SMTP says 5xx for what will not work on a second try either. */
export function isPermanentFailure(error: unknown): boolean {
  if (error instanceof MailIsOff) return true;
  const code = (error as { responseCode?: number } | null)?.responseCode;
  return code !== undefined && code >= 500 && code < 600;
}
