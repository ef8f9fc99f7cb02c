import type { Logger } from 'pino';
import type { IcebreakerRequest } from '#contract/calls/schemas/experience.ts';
import type { IcebreakerAnswer } from '#contract/messages/team-projection.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import { icebreakers } from '#contract/rules/sessions/icebreakers.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Directors } from '../director/running/director-service.ts';
import { guestProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { publishUntilTaken } from '../realtime/publish-until-taken.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';

const most = 300;

const over = () => guestProblem({ status: 422 }, 'waitingRoomClosed');

export type IcebreakerTalk = ReturnType<typeof createIcebreaker>;

/** Icebreaker questions: texts in their table, the fact of an answer in the log, published to all. */
export function createIcebreaker(deps: {
  database: Database;
  directors: Directors;
  realtime: RealtimePort;
  clock: Clock;
  log: Logger;
}) {
  const { database, directors } = deps;
  const remembered = new WeakMap<object, Promise<IcebreakerAnswer[]>>();

  async function lookUp(sessionId: string): Promise<IcebreakerAnswer[]> {
    const rows = await database
      .selectFrom('icebreaker_answers')
      .select(['seat_id', 'question', 'text', 'at'])
      .where('session_id', '=', sessionId)
      .orderBy('at')
      .orderBy('seat_id')
      .limit(most)
      .execute();
    return rows.flatMap(({ question, at, ...row }) => {
      const known = icebreakers.find((id) => id === question);
      return known ? [{ ...row, question: known, at: Number(at) }] : [];
    });
  }

  /**
   * Replaces the seat's earlier answer in the cache, if the answers are cached. Waits for an update that is under way, so
   * that neither overwrites the other.
   */
  function remember(sessionId: string, answer: IcebreakerAnswer): void {
    const tenure = directors.tenure(sessionId);
    const held = tenure && remembered.get(tenure);
    if (!tenure || !held) return;
    const others = held.then((answers) => answers.filter(({ seat_id }) => seat_id !== answer.seat_id));
    const answers = others.then((kept) => [...kept, answer]);
    remembered.set(tenure, answers);
    answers.catch(() => remembered.delete(tenure));
  }

  return {
    /** Stores one answer a seat, the last. Throws 422 before the doors open, once the story has begun, and in sessions without chat. */
    async answer({ sessionId, seatId }: AuthenticatedSeat, request: IcebreakerRequest): Promise<void> {
      const session = await directors.current(sessionId);
      if (!session?.snapshot.context.options.chat) throw over();
      const text = request.text.trim();
      const { question } = request;
      let at = 0;
      const { accepted } = await directors.dispatch(
        sessionId,
        { type: 'icebreaker.answered', seatId, question, length: text.length },
        async (transaction, event) => {
          at = event.at;
          await transaction
            .insertInto('icebreaker_answers')
            .values({ seat_id: seatId, session_id: sessionId, question, text, at })
            .onConflict((conflict) => conflict.column('seat_id').doUpdateSet({ question, text, at }))
            .execute();
        },
      );
      if (!accepted) throw over();
      const answer: IcebreakerAnswer = { seat_id: seatId, question, text, at };
      remember(sessionId, answer);
      publishUntilTaken(deps, channels.session(sessionId), 'icebreaker', answer);
    },

    /** Answers, oldest first; queried once while this node directs the session. */
    async read(sessionId: string): Promise<IcebreakerAnswer[]> {
      const tenure = directors.tenure(sessionId);
      if (!tenure) return lookUp(sessionId);
      const answers = remembered.get(tenure) ?? lookUp(sessionId);
      remembered.set(tenure, answers);
      return answers.catch((error: unknown) => {
        remembered.delete(tenure);
        throw error;
      });
    },
  };
}
