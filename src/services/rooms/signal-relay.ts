import type { RoomSignal } from '#contract/messages/room-signal.ts';

/** Signals between this seat and its team, over any transport. */
export interface SignalRelay {
  send(signal: RoomSignal): void;
  onSignal(listener: (signal: RoomSignal) => void): () => void;
  /** Delivers a received signal; `sender` is the client id as verified by the service. */
  receive(signal: RoomSignal, sender: string | undefined): void;
  /** Sets the transport of outgoing signals; until then they are dropped, and the room's watchdog repeats them. */
  carryWith(carry: (signal: RoomSignal) => void): void;
}

/**
 * `named`: each browser's client id is its seat, and identifies the sender regardless of the signal's content. `shared`: a
 * public key gives all browsers one client id, so that the sender cannot be verified.
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
