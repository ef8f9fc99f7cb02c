import { nextStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import { ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import type { Clock } from '../../clock.ts';
import type { CreditLedger } from '../../credits/credit-ledger.ts';
import type { Queryable } from '../../database/database.ts';
import type { FailureReason } from '../../mail/templates/organiser-mails.ts';
import { settleStoryVersion } from '../../stories/story-archive.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import type { SessionChange } from '../session-changes.ts';
import type { SessionNotices } from '../notices/session-notices.ts';
import { lockAnySession, type SessionRow, updateSession } from '../session-repository.ts';

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>;

const statusChange = (row: SessionRow): SessionChange => ({
  sessionId: row.id,
  companyId: row.company_id,
  status: row.status,
  what: 'status',
});

/**
 * The transitions made by time and by the director. Each joins the caller's transaction, moves the credits, writes the
 * mails, and returns the change to be published after the commit; undefined if the lifecycle table does not allow it, so
 * that a repetition is harmless.
 */
export function createSessionLifecycle(deps: {
  clock: Clock;
  credits: CreditLedger;
  notices: SessionNotices;
  stories: StoryLibrary;
}) {
  const { clock, credits, notices, stories } = deps;
  const now = () => new Date(clock.now());

  async function giveCreditsBack(queryable: Queryable, row: SessionRow, reason: string): Promise<number> {
    const operation = { companyId: row.company_id, sessionId: row.id, reason };
    if (row.credits_reserved > 0) {
      const held = row.credits_reserved;
      await credits.release(queryable, {
        ...operation,
        operationKey: `session:${row.id}:release`,
        credits: held,
      });
      return held;
    }
    const spent = await credits.spentOn(queryable, row.id);
    if (spent > 0)
      await credits.giveBack(queryable, {
        ...operation,
        operationKey: `session:${row.id}:give-back`,
        credits: spent,
      });
    return spent;
  }

  return {
    /**
     * From now on the session keeps its story's version, also across releases. `announce` mails all guests that the doors
     * are open, except those who were invited a moment ago.
     */
    async openLobby(
      queryable: Queryable,
      sessionId: string,
      { announce }: { announce: boolean },
    ): Promise<SessionChange | undefined> {
      const row = await lockAnySession(queryable, sessionId);
      const status = row && nextStatus(row.status, 'openLobby');
      if (!status) return undefined;
      const story_version = await settleStoryVersion(queryable, stories, row);
      const opened = await updateSession(queryable, sessionId, { status, story_version });
      if (announce) await notices.remind(queryable, opened, 'lobby');
      return statusChange(opened);
    },

    /** Stores the story version with which a lobby without a log is directed. */
    async keepStoryVersion(queryable: Queryable, sessionId: string, story_version: number): Promise<void> {
      await updateSession(queryable, sessionId, { story_version });
    },

    /** The first scene begins: reserved credits are consumed, and an early start becomes the session's start. */
    async markLive(queryable: Queryable, sessionId: string): Promise<SessionChange | undefined> {
      const row = await lockAnySession(queryable, sessionId);
      const status = row && nextStatus(row.status, 'start');
      if (!status) return undefined;
      if (row.credits_reserved > 0)
        await credits.consume(queryable, {
          operationKey: `session:${row.id}:consume`,
          companyId: row.company_id,
          sessionId: row.id,
          credits: row.credits_reserved,
          reason: ledgerReasons.started(row.title),
        });
      const at = now();
      return statusChange(
        await updateSession(queryable, sessionId, {
          status,
          started_at: at,
          ...(at < row.starts_at && { starts_at: at }),
          credits_reserved: 0,
        }),
      );
    },

    /** `roomUntil`: when its teams' rooms close, in Unix ms. */
    async markCompleted(
      queryable: Queryable,
      sessionId: string,
      roomUntil: number,
    ): Promise<SessionChange | undefined> {
      const row = await lockAnySession(queryable, sessionId);
      const status = row && nextStatus(row.status, 'complete');
      if (!status) return undefined;
      const completed = await updateSession(queryable, sessionId, {
        status,
        ended_at: now(),
        room_until: new Date(roomUntil),
      });
      await notices.resultsReady(queryable, completed);
      return statusChange(completed);
    },

    /** The session could not take place, or nobody came: its credits are returned. */
    async markFailed(
      queryable: Queryable,
      sessionId: string,
      reason: FailureReason,
    ): Promise<SessionChange | undefined> {
      const row = await lockAnySession(queryable, sessionId);
      const status = row && nextStatus(row.status, 'fail');
      if (!status) return undefined;
      const returned = await giveCreditsBack(queryable, row, ledgerReasons.failed(row.title));
      const failed = await updateSession(queryable, sessionId, {
        status,
        ended_at: now(),
        credits_reserved: 0,
        ics_sequence: row.ics_sequence + 1,
      });
      if (reason === 'missed') await notices.missed(queryable, failed);
      await notices.organiser.failed(queryable, failed, reason, returned);
      return statusChange(failed);
    },
  };
}
