import type { Logger } from 'pino';
import type { CallAddress } from '#contract/calls/call.ts';
import { experienceCalls } from '#contract/calls/experience.ts';
import { spokenOf } from '#contract/rules/languages.ts';
import type { Clock } from '../clock.ts';
import { type BotTable, createBotTables } from '../director/bots/bot-tables.ts';
import type { SessionFacts } from '../director/projections/session-facts.ts';
import type { Directors } from '../director/running/director-service.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import { botWordsIn } from '../words/bot-words.ts';
import type { BotLine } from './bot-line.ts';
import { type RehearsalAct, rehearsalActs } from './rehearsal-acts.ts';

/** After a refused connection a bot tries again, in milliseconds. */
const tryAgainMs = 3000;

/** One bot's place in the product, as a browser has it. */
interface BotSeat {
  seatId: string;
  token: Promise<string>;
  end: (() => void) | undefined;
  cancel: (() => void) | undefined;
}

/**
 * Plays the guests of the rehearsals that this node directs, each over the API and a realtime connection of its own like a
 * browser. They come when the doors open and stay until it is over; of a node that ends, the next one's take over.
 */
export function createRehearsalBots(deps: {
  clock: Clock;
  changes: SessionChanges;
  directors: Pick<Directors, 'directed' | 'now'>;
  accessTokens: Pick<AccessTokens, 'issueSeatToken'>;
  line: BotLine;
  log: Logger;
}) {
  const { clock, changes, directors, accessTokens, line, log } = deps;
  const seats = new Map<string, Map<string, BotSeat>>();
  let unsubscribe: (() => void) | undefined;

  const seatOf = (sessionId: string, seatId: string) => seats.get(sessionId)?.get(seatId);
  const isThere = (sessionId: string, seat: BotSeat) => seatOf(sessionId, seat.seatId) === seat;
  const wordsOf = (sessionId: string) => {
    const [language = 'en'] = directors.directed(sessionId)?.facts.languages.values() ?? [];
    return botWordsIn(spokenOf([language]));
  };

  async function enter(sessionId: string, seat: BotSeat): Promise<void> {
    try {
      const end = await line.enter(await seat.token, sessionId);
      if (isThere(sessionId, seat)) seat.end = end;
      else end();
    } catch (err) {
      log.debug({ err, session: sessionId }, 'A bot could not connect');
      if (isThere(sessionId, seat)) seat.cancel = clock.after(tryAgainMs, () => void enter(sessionId, seat));
    }
  }

  async function request(
    sessionId: string,
    seat: BotSeat,
    { call, body }: { call: CallAddress; body: unknown },
  ): Promise<void> {
    try {
      await line.request(await seat.token, call, body);
    } catch (err) {
      log.debug({ err, session: sessionId }, 'A bot could not act');
    }
  }

  function say(sessionId: string, seat: BotSeat, text: string | undefined): void {
    if (text === undefined) return;
    void request(sessionId, seat, { call: experienceCalls.chat, body: { id: randomId(), text } });
  }

  function dropOut(sessionId: string, seat: BotSeat, awayMs: number): void {
    seat.end?.();
    seat.end = undefined;
    seat.cancel?.();
    seat.cancel = clock.after(awayMs, async () => {
      await enter(sessionId, seat);
      if (isThere(sessionId, seat)) say(sessionId, seat, wordsOf(sessionId).back[0]);
    });
  }

  const tables = createBotTables<RehearsalAct>({
    clock,
    now: directors.now,
    plan: (context, table, at) =>
      rehearsalActs(context, table, { at, words: wordsOf(context.sessionId), newId: randomId }),
    perform(sessionId, act) {
      const seat = seatOf(sessionId, act.seatId);
      if (!seat) return;
      if ('awayMs' in act) dropOut(sessionId, seat, act.awayMs);
      else if (seat.end) void request(sessionId, seat, act);
    },
  });

  function arrive(sessionId: string, { bots }: BotTable, { bots: all }: SessionFacts): void {
    const hello = wordsOf(sessionId).hello;
    const there = new Map<string, BotSeat>();
    seats.set(sessionId, there);
    for (const [index, { seatId }] of bots.filter((bot) => all.has(bot.seatId)).entries()) {
      const token = accessTokens.issueSeatToken(seatId).then((issued) => issued.token);
      const seat: BotSeat = { seatId, token, end: undefined, cancel: undefined };
      there.set(seatId, seat);
      void enter(sessionId, seat).then(() => {
        if (index < hello.length && isThere(sessionId, seat)) say(sessionId, seat, hello[index]);
      });
    }
  }

  function close(sessionId: string): void {
    tables.close(sessionId);
    const there = seats.get(sessionId);
    seats.delete(sessionId);
    for (const { end, cancel } of there?.values() ?? []) {
      cancel?.();
      end?.();
    }
  }

  function tend(sessionId: string): void {
    const directed = directors.directed(sessionId);
    if (directed?.snapshot.status !== 'active') {
      if (seats.has(sessionId)) close(sessionId);
      return;
    }
    const { snapshot, facts } = directed;
    if (!facts.isRehearsal) return;
    const table = tables.open(sessionId, snapshot.context, facts.bots);
    if (!seats.has(sessionId)) arrive(sessionId, table, facts);
    tables.follow(sessionId, table, snapshot.context);
  }

  return {
    start(): void {
      unsubscribe = changes.subscribe(({ sessionId }) => tend(sessionId));
    },
    stop(): void {
      unsubscribe?.();
      for (const sessionId of [...seats.keys()]) close(sessionId);
    },
  };
}
