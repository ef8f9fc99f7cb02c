import type { RealtimeConnectionRef } from './realtime-connection-machine.ts';

type RealtimeSnapshot = ReturnType<RealtimeConnectionRef['getSnapshot']>;

export const selectIsConnected = (snapshot: RealtimeSnapshot) => snapshot.matches({ held: 'connected' });
/** The line is up and nothing that was said is missing. */
export const selectIsUpToDate = (snapshot: RealtimeSnapshot) =>
  selectIsConnected(snapshot) && snapshot.context.gaps.length === 0;
export const selectIsAway = (snapshot: RealtimeSnapshot) =>
  snapshot.matches({ held: 'disconnected' }) || snapshot.matches({ held: 'suspended' });
export const selectProblem = (snapshot: RealtimeSnapshot) => snapshot.context.problem;
