import type { RoomSignal } from '#contract/messages/room-signal.ts';

/** Signals between this seat and its team, over any carrier. */
export interface SignalRelay {
  send(signal: RoomSignal): void;
  onSignal(listener: (signal: RoomSignal) => void): () => void;
  /** Delivers a received signal; `sender` is the client id as the service has verified it. */
  receive(signal: RoomSignal, sender: string | undefined): void;
  /** Sets the carrier of outgoing signals; until then they are dropped, and the room's watchdog repeats them. */
  carryWith(carry: (signal: RoomSignal) => void): void;
}

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
    receive: (signal, sender) => {
      const from = senders === 'named' ? sender : signal.from;
      if (from === undefined) return;
      for (const listener of listeners) listener({ ...signal, from });
    },
    carryWith: (given) => {
      carry = given;
    },
  };
}
