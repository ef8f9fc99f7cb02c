import type { RoomSignal } from '#contract/messages/room-signal.ts';

/** Signals between this seat and its team, whatever line carries them. */
export interface SignalRelay {
  send(signal: RoomSignal): void;
  onSignal(listener: (signal: RoomSignal) => void): () => void;
  /** Hands in what came over the line. */
  receive(data: unknown): void;
  /** Says what carries signals out; until then they are dropped, and the room's watchdog asks again. */
  carryWith(carry: (signal: RoomSignal) => void): void;
}

const kinds: readonly unknown[] = ['hello', 'offer', 'answer', 'candidate', 'bye'];

/** Another participant's browser wrote it: anything that is not a signal is not let in. */
const isSignal = (data: unknown): data is RoomSignal =>
  typeof data === 'object' &&
  data !== null &&
  ['from', 'to', 'attempt'].every((key) => typeof Reflect.get(data, key) === 'string') &&
  kinds.includes(Reflect.get(data, 'kind'));

export function createSignalRelay(): SignalRelay {
  const listeners = new Set<(signal: RoomSignal) => void>();
  let carry: (signal: RoomSignal) => void = () => undefined;
  return {
    send: (signal) => carry(signal),
    onSignal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: (data) => {
      if (isSignal(data)) for (const listener of listeners) listener(data);
    },
    carryWith: (given) => {
      carry = given;
    },
  };
}
