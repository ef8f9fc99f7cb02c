import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { accompany, type BotAct } from '../director/bots/accompany.ts';
import { type BotTable, createBotTables } from '../director/bots/bot-tables.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import type { DirectorCommand } from '../director/rules/director-events.ts';
import type { Directors } from '../director/running/director-service.ts';
import { presentSeats } from '../director/rules/presence.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';

/** Bots wait this long for a person who reloads or whose line is away, in milliseconds. */
const patienceMs = 30_000;

/**
 * Plays the seats that belong to bots in the trials that this node directs. They come with the first person and go
 * when nobody is left; what they do comes through the director like everybody's acts, so any node can take them over.
 */
export function createTrialBots(deps: {
  clock: Clock;
  changes: SessionChanges;
  directors: Pick<Directors, 'directed' | 'dispatch' | 'now'>;
  log: Logger;
}) {
  const { clock, changes, directors, log } = deps;
  const leaving = new Map<string, () => void>();
  let unsubscribe: (() => void) | undefined;

  function put(sessionId: string, command: DirectorCommand): void {
    directors.dispatch(sessionId, command).catch((err: unknown) => {
      log.debug({ err, session: sessionId }, 'A bot could not act');
    });
  }

  const tables = createBotTables<BotAct>({
    clock,
    now: directors.now,
    plan: (context, { bots, random }, at) => accompany(context, bots, { at, random, newId: randomId }),
    perform: (sessionId, { command }) => put(sessionId, command),
  });

  function stay(sessionId: string): void {
    leaving.get(sessionId)?.();
    leaving.delete(sessionId);
  }

  function close(sessionId: string): void {
    stay(sessionId);
    tables.close(sessionId);
  }

  function followPeople(sessionId: string, table: BotTable, context: DirectorContext): void {
    const isBot = (seatId: string) => table.bots.some((bot) => bot.seatId === seatId);
    const present = presentSeats(context);
    const isAnybodyHere = present.some(({ id }) => !isBot(id));
    if (isAnybodyHere) {
      stay(sessionId);
      const away = context.seats.filter(({ id, present: isHere }) => isBot(id) && !isHere);
      for (const { id } of away) put(sessionId, { type: 'seat.connected', seatId: id });
    } else if (present.length > 0 && !leaving.has(sessionId)) {
      const cancel = clock.after(patienceMs, () => {
        leaving.delete(sessionId);
        for (const { seatId } of table.bots) put(sessionId, { type: 'seat.disconnected', seatId });
      });
      leaving.set(sessionId, cancel);
    }
  }

  function tend(sessionId: string): void {
    const directed = directors.directed(sessionId);
    if (directed?.snapshot.status !== 'active') {
      close(sessionId);
      return;
    }
    const { snapshot, facts } = directed;
    if (facts.bots.size === 0 || facts.isRehearsal) return;
    const table = tables.open(sessionId, snapshot.context, facts.bots);
    followPeople(sessionId, table, snapshot.context);
    tables.follow(sessionId, table, snapshot.context);
  }

  return {
    start(): void {
      unsubscribe = changes.subscribe(({ sessionId }) => tend(sessionId));
    },
    stop(): void {
      unsubscribe?.();
      for (const sessionId of tables.sessionIds()) close(sessionId);
    },
  };
}
