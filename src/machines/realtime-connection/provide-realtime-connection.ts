import type { RealtimeClient } from '../../services/realtime/realtime-client.ts';
import { createHoldConnection } from './hold-connection-actor.ts';
import { realtimeConnectionMachine } from './realtime-connection-machine.ts';

/** The machine with the real SDK behind `open`. */
export const provideRealtimeConnection = (deps: { open: () => Promise<RealtimeClient> }) =>
  realtimeConnectionMachine.provide({ actors: { holdConnection: createHoldConnection(deps) } });
