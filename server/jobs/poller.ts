import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

/** Looks for what is due and does it. Each must be harmless when it runs twice, here or on another machine. */
export interface PollTask {
  name: string;
  everyMs: number;
  run(): Promise<unknown>;
}

export type Poller = ReturnType<typeof createPoller>;

/** Runs every task in its interval, one after another, until it is stopped; a failing task is logged and goes on. */
export function createPoller(deps: { clock: Clock; log: Logger; tickMs: number; tasks: PollTask[] }) {
  const { clock, log, tickMs, tasks } = deps;
  const dueAt = new Map<PollTask, number>();
  let cancel: (() => void) | undefined;
  let running: Promise<void> = Promise.resolve();

  async function runDue(): Promise<void> {
    for (const task of tasks) {
      if ((dueAt.get(task) ?? 0) > clock.now()) continue;
      dueAt.set(task, clock.now() + task.everyMs);
      try {
        await task.run();
      } catch (err) {
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
