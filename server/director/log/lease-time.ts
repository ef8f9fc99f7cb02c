import { type Expression, sql } from 'kysely';
import type { Clock } from '../../clock.ts';

/** The current time by which leases are granted and expire. */
export type LeaseTime = () => Expression<Date>;

/** The database's own clock: nodes whose clocks differ agree on it. */
export const databaseTime: LeaseTime = () => sql<Date>`clock_timestamp()`;

/** An injected clock's time, for one process alone. */
export const timeOf =
  (clock: Pick<Clock, 'now'>): LeaseTime =>
  () =>
    sql<Date>`${new Date(clock.now())}::timestamptz`;

/** `ms` milliseconds after `time`. */
export const laterBy = (time: Expression<Date>, ms: number): Expression<Date> =>
  sql<Date>`${time} + make_interval(secs => ${ms / 1000})`;
