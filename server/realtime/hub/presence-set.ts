import { presenceAction, type WirePresence } from './protocol.ts';

export interface Member extends WirePresence {
  id: string;
  connectionId: string;
  timestamp: number;
}

const keyOf = (connectionId: string, clientId: string) => `${connectionId}:${clientId}`;

/** Who is present on one channel, by connection and client id. */
export class PresenceSet {
  readonly #members = new Map<string, Member>();

  get size(): number {
    return this.#members.size;
  }

  get(connectionId: string, clientId: string): Member | undefined {
    return this.#members.get(keyOf(connectionId, clientId));
  }

  /** True when the set changed. */
  apply(item: Member): boolean {
    const key = keyOf(item.connectionId, item.clientId);
    if (item.action === presenceAction.leave) return this.#members.delete(key);
    this.#members.set(key, { ...item, action: presenceAction.present });
    return true;
  }

  list(): Member[] {
    return [...this.#members.values()];
  }

  ofConnection(connectionId: string): Member[] {
    return this.list().filter((member) => member.connectionId === connectionId);
  }

  count(clientId: string): number {
    let count = 0;
    for (const member of this.#members.values()) if (member.clientId === clientId) count += 1;
    return count;
  }
}
