import type { Logger } from 'pino';
import type { ChatRequest } from '#contract/calls/schemas/experience.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import { isMentioned } from '#contract/story/sighting.ts';
import type { ChatMessage } from '#contract/messages/team-projection.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { roomUntil } from '../director/rules/room-after.ts';
import { findSeat } from '../director/rules/presence.ts';
import type { Directors } from '../director/running/director-service.ts';
import { guestProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { publishUntilTaken } from '../realtime/publish-until-taken.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';

const latest = 200;

export type TeamChat = ReturnType<typeof createTeamChat>;

const closed = () => guestProblem({ status: 422 }, 'chatClosed');

/** A team's chat: stores the text in its table and its length in the log, publishes the message on the team's channel. */
export function createTeamChat(deps: {
  database: Database;
  directors: Directors;
  realtime: RealtimePort;
  clock: Clock;
  log: Logger;
}) {
  const { database, directors } = deps;
  const remembered = new WeakMap<object, Map<number, Promise<ChatMessage[]>>>();
  const underWay = new Map<string, Promise<void>>();

  async function isPosted(sessionId: string, id: string): Promise<boolean> {
    const row = await database
      .selectFrom('chat_messages')
      .select('id')
      .where('session_id', '=', sessionId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function lookUp(sessionId: string, teamId: number): Promise<ChatMessage[]> {
    const rows = await database
      .selectFrom('chat_messages')
      .select(['id', 'seat_id', 'text', 'at'])
      .where('session_id', '=', sessionId)
      .where('team_id', '=', teamId)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(latest)
      .execute();
    return rows.reverse().map((row) => ({ ...row, at: Number(row.at) }));
  }

  /** Appends to the team's cached messages, if they are cached; a query that was under way may contain the message already. */
  async function add(sessionId: string, teamId: number, message: ChatMessage): Promise<void> {
    const tenure = directors.tenure(sessionId);
    const messages = await (tenure && remembered.get(tenure)?.get(teamId))?.catch(() => undefined);
    if (!messages || messages.some(({ id }) => id === message.id)) return;
    messages.push(message);
    if (messages.length > latest) messages.shift();
  }

  async function post({ sessionId, seatId }: AuthenticatedSeat, { id, text }: ChatRequest): Promise<void> {
    const session = await directors.current(sessionId);
    const context = session?.snapshot.context;
    const teamId = context && findSeat(context, seatId)?.teamId;
    if (teamId === undefined || !context?.options.chat) throw closed();
    if (await isPosted(sessionId, id)) return;
    const write = (queryable: Queryable, at: number) =>
      queryable
        .insertInto('chat_messages')
        .values({ session_id: sessionId, id, team_id: teamId, seat_id: seatId, text, at })
        .onConflict((conflict) => conflict.columns(['session_id', 'id']).doNothing())
        .execute();
    let at = directors.now(sessionId);
    if (at < (roomUntil(context) ?? 0)) await write(database, at);
    else {
      const { sighting } = context.story;
      const mentions = sighting !== undefined && isMentioned(sighting, text);
      const command = {
        type: 'chat.posted',
        seatId,
        messageId: id,
        length: text.length,
        ...(mentions ? { mentions } : {}),
      } as const;
      const posted = await directors.dispatch(sessionId, command, async (transaction, event) => {
        at = event.at;
        await write(transaction, at);
      });
      if (!posted.accepted) throw closed();
    }
    const message: ChatMessage = { id, seat_id: seatId, text, at };
    await add(sessionId, teamId, message);
    publishUntilTaken(deps, channels.team(sessionId, teamId), 'chat', message);
  }

  return {
    /**
     * Posts once for each message id, however often it is sent: a repetition waits for the request that is under way.
     * Messages after the story are not counted, so they have no event in the log. Throws 422 while the chat is closed.
     */
    async post(seat: AuthenticatedSeat, request: ChatRequest): Promise<void> {
      const key = `${seat.sessionId} ${request.id}`;
      for (let first = underWay.get(key); first; first = underWay.get(key))
        await first.catch(() => undefined);
      const posting = post(seat, request).finally(() => underWay.delete(key));
      underWay.set(key, posting);
      await posting;
    },

    /** Reports another seat's message in the own team to the host. Throws 422 for an unknown message, and while nobody hosts. */
    async report({ sessionId, seatId }: AuthenticatedSeat, messageId: string): Promise<void> {
      const session = await directors.current(sessionId);
      const teamId = session && findSeat(session.snapshot.context, seatId)?.teamId;
      const message = await database
        .selectFrom('chat_messages')
        .select('seat_id')
        .where('session_id', '=', sessionId)
        .where('id', '=', messageId)
        .where('team_id', '=', teamId ?? 0)
        .where('seat_id', '!=', seatId)
        .executeTakeFirst();
      if (!message || session?.snapshot.status !== 'active')
        throw guestProblem({ status: 422 }, 'messageNotReportable');
      await directors.dispatch(sessionId, { type: 'chat.reported', seatId, messageId });
    },

    /** The latest messages of a team, oldest first; queried once while this node directs the session. */
    async read(sessionId: string, teamId: number): Promise<ChatMessage[]> {
      const tenure = directors.tenure(sessionId);
      if (!tenure) return lookUp(sessionId, teamId);
      const teams = remembered.get(tenure) ?? new Map<number, Promise<ChatMessage[]>>();
      remembered.set(tenure, teams);
      const messages = teams.get(teamId) ?? lookUp(sessionId, teamId);
      teams.set(teamId, messages);
      return messages.catch((error: unknown) => {
        teams.delete(teamId);
        throw error;
      });
    },
  };
}
