import { createServerClock, type ServerClock } from '../../services/clock/server-clock.ts';
import { offsetAt } from '../../services/clock/clock-slew.ts';
import type { ServerClockRef } from './server-clock-machine.ts';

type Snapshot = ReturnType<ServerClockRef['getSnapshot']>;

export const selectUncertainty = (snapshot: Snapshot) => snapshot.context.estimate?.uncertainty;

/** The clock that players, timers and views read; it follows the machine. */
export function clockOf(
  read: () => Snapshot | undefined,
  device: { deviceNow: () => number; wallNow: () => number },
): ServerClock {
  return createServerClock({
    ...device,
    offsetAt: (deviceMs) => {
      const slew = read()?.context.slew;
      return slew && offsetAt(slew, deviceMs);
    },
    uncertainty: () => {
      const snapshot = read();
      return snapshot && selectUncertainty(snapshot);
    },
  });
}
