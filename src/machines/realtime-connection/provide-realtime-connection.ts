import { createHoldConnection } from './hold-connection-actor.ts';
import { realtimeConnectionMachine } from './realtime-connection-machine.ts';

/** The machine with the real SDK behind `open`. */
export const provideRealtimeConnection = (deps: Parameters<typeof createHoldConnection>[0]) =>
  realtimeConnectionMachine.provide({ actors: { holdConnection: createHoldConnection(deps) } });
