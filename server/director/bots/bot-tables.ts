import { randomInt } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { DirectorContext } from '../rules/director-context.ts';
import { type Bot, stageOf } from './accompany.ts';
import { type Random, randomOf, temperOf } from './tempers.ts';

/** The bots of one session, with their planned acts of its current stage. */
export interface BotTable {
  random: Random;
  bots: readonly Bot[];
  stage: string;
  cancels: Set<() => void>;
}

/** Runs the bots of the sessions that this node directs, and plans their acts whenever a stage begins. */
export function createBotTables<Act extends { at: number }>(deps: {
  clock: Clock;
  now(sessionId: string): number;
  plan(context: DirectorContext, table: BotTable, at: number): readonly Act[];
  perform(sessionId: string, act: Act): void;
}) {
  const { clock, now, plan, perform } = deps;
  const tables = new Map<string, BotTable>();

  function forgetPlans(table: BotTable): void {
    for (const cancel of table.cancels) cancel();
    table.cancels.clear();
  }

  return {
    open(sessionId: string, context: DirectorContext, seatIds: ReadonlySet<string>): BotTable {
      const known = tables.get(sessionId);
      if (known) return known;
      const random = randomOf(randomInt(2 ** 31));
      const bots = [...seatIds].map((seatId) => ({
        seatId,
        temper: temperOf(context.story.dimensions, random),
      }));
      const table: BotTable = { random, bots, stage: '', cancels: new Set() };
      tables.set(sessionId, table);
      return table;
    },

    follow(sessionId: string, table: BotTable, context: DirectorContext): void {
      const stage = stageOf(context);
      if (stage === table.stage) return;
      table.stage = stage;
      forgetPlans(table);
      for (const act of plan(context, table, now(sessionId))) {
        const cancel = clock.after(Math.max(0, act.at - now(sessionId)), () => {
          table.cancels.delete(cancel);
          perform(sessionId, act);
        });
        table.cancels.add(cancel);
      }
    },

    close(sessionId: string): void {
      const table = tables.get(sessionId);
      if (table) forgetPlans(table);
      tables.delete(sessionId);
    },

    sessionIds: () => [...tables.keys()],
  };
}
