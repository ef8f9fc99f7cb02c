import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import {
  isPermanentFailure,
  type MailFile,
  MailIsOff,
  type MailTransport,
  type OutboxRow,
} from './mail-transport.ts';

const batch = 20;
const claimMs = 2 * 60_000;
const firstRetryMs = 15_000;
const longestRetryMs = 60 * 60_000;
const attemptsAtMost = 12;

/** Wait before the next attempt: doubled each time, an hour at most. */
export function retryDelayMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** Math.max(0, attempts - 1), longestRetryMs);
}

/** Whom a mail was for: the seat may be another address's by the time that it is settled. */
interface Addressed {
  seatId: string;
  recipient: string;
}

/** Keeps with a seat what became of a mail to it, in the transaction that settles the mail. */
interface SeatNotes {
  noteInvited(transaction: Queryable, to: Addressed, at: Date): Promise<unknown>;
  noteBounced(transaction: Queryable, to: Addressed, at: Date, isInvitation: boolean): Promise<unknown>;
}

const addressed = ({ seat_id: seatId, recipient }: OutboxRow): Addressed | null =>
  seatId === null ? null : { seatId, recipient };

export type MailDelivery = ReturnType<typeof createMailDelivery>;

/** Carries the outbox to the transport; several processes may do so together. */
export function createMailDelivery(deps: {
  database: Database;
  clock: Clock;
  transport: MailTransport;
  /** Draws the document that a mail names. */
  drawAttachment(reference: string): Promise<MailFile>;
  seatNotes: SeatNotes;
  /** Hears, once a batch, about which sessions mails have gone or been refused. */
  onSettled(sessionIds: readonly string[]): Promise<void>;
  log: Logger;
}) {
  const { database, clock, transport, drawAttachment, seatNotes, onSettled, log } = deps;

  const claimedUntil = () => new Date(clock.now() + claimMs);

  /** A claimed mail comes back by itself should this process end before it is sent. */
  async function claim(): Promise<OutboxRow[]> {
    const now = new Date(clock.now());
    const claimed = await database
      .updateTable('outbox_mails')
      .set({ attempts: sql`attempts + 1`, due_at: claimedUntil() })
      .where('id', 'in', (from) =>
        from
          .selectFrom('outbox_mails')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          // A mail that was never tried is due, also where the wall clock was set back since it was written.
          .where((eb) =>
            eb.or([
              eb('due_at', '<=', now),
              eb.and([eb('attempts', '=', 0), eb('due_at', '<=', eb.ref('created_at'))]),
            ]),
          )
          .orderBy('due_at')
          .orderBy('id')
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute();
    return claimed.sort((a, b) => a.id - b.id);
  }

  /** Mails that wait behind a slow server stay this process's. */
  async function claimOn(mails: readonly OutboxRow[]): Promise<void> {
    const ids = mails.map(({ id }) => id);
    await database
      .updateTable('outbox_mails')
      .set({ due_at: claimedUntil() })
      .where('id', 'in', ids)
      .execute();
  }

  /**
   * Short: a crash between a mail and its note sends the mail twice. The seat before the mail, as whoever takes a seat off
   * the list locks them: the note would give way to them, and the mail go out again.
   */
  async function markSent(mail: OutboxRow): Promise<void> {
    const now = new Date(clock.now());
    const to = mail.kind === 'invitation' ? addressed(mail) : null;
    await database.transaction().execute(async (transaction) => {
      if (to) await seatNotes.noteInvited(transaction, to, now);
      await transaction
        .updateTable('outbox_mails')
        .set({ sent_at: now, last_error: null })
        .where('id', '=', mail.id)
        .execute();
    });
  }

  async function markFailed(mail: OutboxRow, error: unknown): Promise<void> {
    const now = clock.now();
    const final = isPermanentFailure(error) || mail.attempts >= attemptsAtMost;
    const to = addressed(mail);
    await database.transaction().execute(async (transaction) => {
      if (final && to && !(error instanceof MailIsOff))
        await seatNotes.noteBounced(transaction, to, new Date(now), mail.kind === 'invitation');
      await transaction
        .updateTable('outbox_mails')
        .set({
          last_error: String((error as Error).message).slice(0, 500),
          due_at: new Date(now + retryDelayMs(mail.attempts)),
          failed_at: final ? new Date(now) : null,
        })
        .where('id', '=', mail.id)
        .execute();
    });
    log.warn({ mailId: mail.id, kind: mail.kind, attempts: mail.attempts, final }, 'mail not sent');
  }

  const send = async (mail: OutboxRow): Promise<void> =>
    transport.send(mail, mail.attachment === null ? null : await drawAttachment(mail.attachment));

  return {
    /** Sends what is due; answers how many mails it tried. */
    async deliverDue(): Promise<number> {
      const mails = await claim();
      let claimedAt = clock.elapsed();
      for (const [index, mail] of mails.entries()) {
        if (clock.elapsed() - claimedAt > claimMs / 2) {
          await claimOn(mails.slice(index));
          claimedAt = clock.elapsed();
        }
        const failure = await send(mail).then(
          () => undefined,
          (error: unknown) => error ?? new Error('The mail was refused'),
        );
        await (failure === undefined ? markSent(mail) : markFailed(mail, failure));
      }
      const about = mails.flatMap(({ session_id }) => (session_id === null ? [] : [session_id]));
      if (about.length > 0) await onSettled([...new Set(about)]);
      return mails.length;
    },
    /** Rejects with the reason why mails cannot be sent now. */
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}
