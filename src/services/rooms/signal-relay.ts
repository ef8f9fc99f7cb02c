import type { RoomSignal } from '#contract/messages/room-signal.ts';

/** Signals between this seat and its team, whatever line carries them. */
export interface SignalRelay {
  send(signal: RoomSignal): void;
  onSignal(listener: (signal: RoomSignal) => void): () => void;
  /** Hands in what came over the line; `sender` is the client id that the service itself has seen. */
  receive(data: unknown, sender: string | undefined): void;
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

/**
 * `named`: each browser has a client id of its own, its seat, and that says who speaks, whatever the signal claims.
 * `shared`: a public key gives all browsers one client id, and a signal can only be believed.
 */
export function createSignalRelay(senders: 'named' | 'shared'): SignalRelay {
  const listeners = new Set<(signal: RoomSignal) => void>();
  let carry: (signal: RoomSignal) => void = () => undefined;
  return {
    send: (signal) => carry(signal),
    onSignal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: (data, sender) => {
      if (!isSignal(data)) return;
      const from = senders === 'named' ? sender : data.from;
      if (from === undefined) return;
      for (const listener of listeners) listener({ ...data, from });
    },
    carryWith: (given) => {
      carry = given;
    },
  };
}
