import { presenceAction, type WirePresence } from '../protocol.ts';

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

  /**
   * The event as others see it, or undefined when nothing changes: an update of an absent member is an enter, a leave
   * without data has the last data, a repeated enter and a leave of an absent member are ignored.
   */
  apply(item: Member): Member | undefined {
    const key = keyOf(item.connectionId, item.clientId);
    const member = this.#members.get(key);
    if (item.action === presenceAction.leave) {
      if (!this.#members.delete(key)) return undefined;
      return item.data === undefined ? { ...item, data: member?.data, encoding: member?.encoding } : item;
    }
    if (member?.id === item.id) return undefined;
    this.#members.set(key, { ...item, action: presenceAction.present });
    return item.action === presenceAction.update && !member
      ? { ...item, action: presenceAction.enter }
      : item;
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
