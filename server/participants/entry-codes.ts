import { createHmac, randomInt } from 'node:crypto';
import type {
  EnterByCodeRequest,
  EntryCodeAnswer,
  EntryCodeRequest,
  ExpTokenAnswer,
} from '#contract/calls/schemas/participants.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { entryCode } from '#contract/rules/business-constants.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database, Queryable } from '../database/database.ts';
import { guestFieldProblem } from '../http/api-problem.ts';
import type { Throttle } from '../http/load/throttle.ts';
import { credentialTimeboxMs, timebox } from '../identity/timebox.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { entryCodeMail } from '../mail/templates/entry-code-mail.ts';
import { deriveKeys } from '../secret.ts';
import { mailLanguage } from '../sessions/notices/mail-language.ts';
import type { FoundSeat, Participants } from './participants.ts';

const hour = 60 * 60_000;

/** Throttles count, and seats are looked up, by the same writing of both. */
const pairIn = ({ email, session_id }: EntryCodeRequest) => ({
  email: normaliseEmail(email),
  sessionId: session_id.replaceAll('\0', '').trim(),
});

export type EntryCodes = ReturnType<typeof createEntryCodes>;

/**
 * Codes by mail that prove an address before a seat is entered. Whatever is asked of an address that is not invited is
 * answered as if it were, and no sooner; tries and mails are counted for it all the same.
 */
export function createEntryCodes(deps: {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  secret: string;
  formerSecrets?: readonly string[];
  throttle: Throttle;
  participants: Participants;
}) {
  const { database, clock, config, throttle, participants } = deps;
  const keys = deriveKeys(deps, 'entry-code');
  const digestOf = ({ seatId, email }: FoundSeat, code: string, key: Buffer = keys[0]) =>
    createHmac('sha256', key).update(`${seatId}|${email}|${code}`).digest('base64url');

  /** A new code replaces the one before it. */
  async function mailCode(seat: FoundSeat): Promise<void> {
    const code = String(randomInt(10 ** entryCode.digits)).padStart(entryCode.digits, '0');
    const at = clock.now();
    const fresh = { digest: digestOf(seat, code), expires_at: new Date(at + entryCode.lifetimeMs) };
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('entry_codes')
        .values({ seat_id: seat.seatId, ...fresh })
        .onConflict((conflict) => conflict.column('seat_id').doUpdateSet(fresh))
        .execute();
      await enqueueMail(transaction, {
        ...entryCodeMail({
          language: mailLanguage(seat.options, seat.language),
          publicUrl: config.publicUrl,
          title: seat.title,
          code,
        }),
        operationKey: `entry-code:${seat.seatId}:${at}`,
        kind: 'entry-code',
        recipient: seat.email,
        at,
      });
    });
  }

  /** Deletes the code as it finds it, so that of any number of uses at once one succeeds. */
  const spend = (seat: FoundSeat, code: string) => async (queryable: Queryable) => {
    const spent = await queryable
      .deleteFrom('entry_codes')
      .where('seat_id', '=', seat.seatId)
      .where(
        'digest',
        'in',
        keys.map((key) => digestOf(seat, code, key)),
      )
      .where('expires_at', '>', new Date(clock.now()))
      .returning('seat_id')
      .executeTakeFirst();
    return spent !== undefined;
  };

  return {
    /** Throws 429 before the wait for another is over, and past the hour's and the day's number. */
    async send(request: EntryCodeRequest): Promise<EntryCodeAnswer> {
      const { email, sessionId } = pairIn(request);
      const pair = `${sessionId}|${email}`;
      await throttle('entry-code-minute', pair, 1, entryCode.resendMs);
      await throttle('entry-code-hour', pair, entryCode.perHour, hour);
      await throttle('entry-code-day', pair, entryCode.perDay, 24 * hour);
      await timebox(credentialTimeboxMs, async () => {
        const seat = await participants.findByEmail(sessionId, email);
        if (!seat?.confirmAddress) return;
        await mailCode(seat);
        await throttle.forget('entry-code-try', pair);
      });
      return { expires_in_ms: entryCode.lifetimeMs, resend_in_ms: entryCode.resendMs };
    },

    /** Throws 422 on `code` whatever is wrong with it, and 429 after five tries of one code. */
    async enter(request: EnterByCodeRequest, device: string): Promise<ExpTokenAnswer> {
      const { email, sessionId } = pairIn(request);
      const { tries, lifetimeMs } = entryCode;
      await throttle('entry-code-try', `${sessionId}|${email}`, tries, lifetimeMs);
      return timebox(credentialTimeboxMs, async () => {
        const seat = await participants.findByEmail(sessionId, email);
        const digits = request.code.replaceAll(/\D/g, '');
        const entered = seat && (await participants.letIn(seat, { device }, spend(seat, digits)));
        if (!entered) throw guestFieldProblem('code', 'codeWrong');
        return entered;
      });
    },
  };
}
