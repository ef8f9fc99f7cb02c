import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { accompany, type Bot, stageOf } from '../director/bots/accompany.ts';
import { type Random, randomOf, temperOf } from '../director/bots/tempers.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import type { DirectorCommand } from '../director/rules/director-events.ts';
import type { Directors } from '../director/running/director-service.ts';
import { presentSeats } from '../director/rules/presence.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';

/** Bots wait this long for a person who reloads or whose line is away, in milliseconds. */
const patienceMs = 30_000;

interface Table {
  random: Random;
  bots: Bot[];
  stage: string;
  cancels: Set<() => void>;
  cancelLeaving: (() => void) | undefined;
}

/**
 * Plays the seats that belong to bots in the sessions that this node directs. They come with the first person and go
 * when nobody is left; what they do comes through the director like everybody's acts, so any node can take them over.
 */
export function createTrialBots(deps: {
  clock: Clock;
  changes: SessionChanges;
  directors: Pick<Directors, 'directed' | 'dispatch' | 'now'>;
  log: Logger;
}) {
  const { clock, changes, directors, log } = deps;
  const tables = new Map<string, Table>();
  let unsubscribe: (() => void) | undefined;

  function put(sessionId: string, command: DirectorCommand): void {
    directors.dispatch(sessionId, command).catch((err: unknown) => {
      log.debug({ err, session: sessionId }, 'A bot could not act');
    });
  }

  function open(sessionId: string, context: DirectorContext, seatIds: ReadonlySet<string>): Table {
    const random = randomOf(randomInt(2 ** 31));
    const bots = [...seatIds].map((seatId) => ({
      seatId,
      temper: temperOf(context.story.dimensions, random),
    }));
    const table: Table = { random, bots, stage: '', cancels: new Set(), cancelLeaving: undefined };
    tables.set(sessionId, table);
    return table;
  }

  function forgetPlans(table: Table): void {
    for (const cancel of table.cancels) cancel();
    table.cancels.clear();
  }

  function close(sessionId: string): void {
    const table = tables.get(sessionId);
    if (!table) return;
    forgetPlans(table);
    table.cancelLeaving?.();
    tables.delete(sessionId);
  }

  function plan(sessionId: string, table: Table, context: DirectorContext): void {
    const stage = stageOf(context);
    if (stage === table.stage) return;
    table.stage = stage;
    forgetPlans(table);
    const acts = accompany(context, table.bots, {
      at: directors.now(sessionId),
      random: table.random,
      newId: randomId,
    });
    for (const { at, command } of acts) {
      const cancel = clock.after(Math.max(0, at - directors.now(sessionId)), () => {
        table.cancels.delete(cancel);
        put(sessionId, command);
      });
      table.cancels.add(cancel);
    }
  }

  function followPeople(sessionId: string, table: Table, context: DirectorContext): void {
    const isBot = (seatId: string) => table.bots.some((bot) => bot.seatId === seatId);
    const present = presentSeats(context);
    const isAnybodyHere = present.some(({ id }) => !isBot(id));
    if (isAnybodyHere) {
      table.cancelLeaving?.();
      table.cancelLeaving = undefined;
      const away = context.seats.filter(({ id, present: isHere }) => isBot(id) && !isHere);
      for (const { id } of away) put(sessionId, { type: 'seat.connected', seatId: id });
    } else if (present.length > 0) {
      table.cancelLeaving ??= clock.after(patienceMs, () => {
        table.cancelLeaving = undefined;
        for (const { seatId } of table.bots) put(sessionId, { type: 'seat.disconnected', seatId });
      });
    }
  }

  function tend(sessionId: string): void {
    const directed = directors.directed(sessionId);
    if (directed?.snapshot.status !== 'active') {
      close(sessionId);
      return;
    }
    const { snapshot, facts } = directed;
    if (facts.bots.size === 0) return;
    const table = tables.get(sessionId) ?? open(sessionId, snapshot.context, facts.bots);
    followPeople(sessionId, table, snapshot.context);
    plan(sessionId, table, snapshot.context);
  }

  return {
    start(): void {
      unsubscribe = changes.subscribe(({ sessionId }) => tend(sessionId));
    },
    stop(): void {
      unsubscribe?.();
      for (const sessionId of [...tables.keys()]) close(sessionId);
    },
  };
}
