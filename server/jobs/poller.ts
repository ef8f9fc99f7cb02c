import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Meter } from '../meter.ts';
import type { Tracer } from '../tracer.ts';

/** Looks for what is due and does it. Each must be harmless when it runs twice, here or on another machine. */
export interface PollTask {
  name: string;
  everyMs: number;
  /** Not when the server starts, but only after its interval. */
  waitsAtStart?: boolean;
  run(): Promise<unknown>;
}

export type Poller = ReturnType<typeof createPoller>;

/** Runs every task in its interval, one after another, until it is stopped; a failing task is logged and goes on. */
export function createPoller(deps: {
  clock: Clock;
  log: Logger;
  meter: Pick<Meter, 'jobDone'>;
  tracer: Pick<Tracer, 'traceJob'>;
  tickMs: number;
  tasks: PollTask[];
}) {
  const { clock, log, meter, tracer, tickMs, tasks } = deps;
  const dueAt = new Map(
    tasks.map((task) => [
      task,
      task.waitsAtStart ? clock.elapsed() + task.everyMs : Number.NEGATIVE_INFINITY,
    ]),
  );
  let cancel: (() => void) | undefined;
  let running: Promise<void> = Promise.resolve();

  async function runDue(): Promise<void> {
    for (const task of tasks) {
      if ((dueAt.get(task) ?? Number.NEGATIVE_INFINITY) > clock.elapsed()) continue;
      dueAt.set(task, clock.elapsed() + task.everyMs);
      try {
        await tracer.traceJob(task.name, task.run);
        meter.jobDone(task.name, false);
      } catch (err) {
        meter.jobDone(task.name, true);
        log.error({ err, task: task.name }, 'job failed');
      }
    }
  }

  /** Runs what is due now; resolves when it is done. */
  function tick(): Promise<void> {
    running = running.then(runDue);
    return running;
  }

  function arm(): void {
    cancel = clock.after(tickMs, () => void tick().then(() => cancel && arm()));
  }

  return {
    tick,
    start(): void {
      if (cancel) return;
      arm();
      void tick();
    },
    /** Resolves when the running task has ended. */
    async stop(): Promise<void> {
      cancel?.();
      cancel = undefined;
      await running;
    },
  };
}
