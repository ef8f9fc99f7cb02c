import type { Clock } from '../../clock.ts';

/** As the server's `Clock`: `now` for data such as token expiry, `elapsed` for intervals. */
export type HubClock = Pick<Clock, 'now' | 'elapsed'>;
