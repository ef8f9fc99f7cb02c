import type { LoadClass } from '#contract/calls/call.ts';

/** What the parts of the server count and measure as they work. */
export interface Meter {
  answered(request: { method: string; route: string; status: number; ms: number }): void;
  leasesRenewed(count: number): void;
  /** This node took up a session that another had directed. */
  tookOver(): void;
  appended(ms: number): void;
  jobDone(task: string, isFailed: boolean): void;
}

/** What the parts say when they are asked. */
export interface Gauges {
  /** Sessions that this node directs, and the people present in them. */
  directed(): { sessions: number; seats: number };
  hub(): { sockets: number; connections: number; entries: number } | undefined;
  queues(): Iterable<{ load: LoadClass; running: number; waiting: number }>;
}

/** Where nobody measures. */
export const silentMeter: Meter = {
  answered: () => undefined,
  leasesRenewed: () => undefined,
  tookOver: () => undefined,
  appended: () => undefined,
  jobDone: () => undefined,
};
