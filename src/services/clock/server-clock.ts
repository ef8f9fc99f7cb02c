/** The server's clock as this device knows it. */
export interface ServerClock {
  /** Server time now, Unix ms; before the first estimate the device's own clock. */
  now(): number;
  /** Server time at an instant of `performance.now()`. */
  at(deviceMs: number): number;
  /** `performance.now()` at which the server's clock will read `serverMs`. */
  deviceTimeOf(serverMs: number): number;
  /** Half the width of the bounds in ms, or undefined before the first estimate. */
  uncertainty(): number | undefined;
}

/** A clock over the current offset of the server-clock machine. */
export function createServerClock(deps: {
  deviceNow: () => number;
  wallNow: () => number;
  offsetAt: (deviceMs: number) => number | undefined;
  uncertainty: () => number | undefined;
}): ServerClock {
  const offset = (deviceMs: number) => deps.offsetAt(deviceMs) ?? deps.wallNow() - deps.deviceNow();
  return {
    now: () => {
      const device = deps.deviceNow();
      return device + offset(device);
    },
    at: (deviceMs) => deviceMs + offset(deviceMs),
    deviceTimeOf: (serverMs) => serverMs - offset(deps.deviceNow()),
    uncertainty: deps.uncertainty,
  };
}
