import type { PresenceChange } from '../../realtime-port.ts';
import type { Connection } from '../connection/connection.ts';
import { textFrame } from '../connection/text-frame.ts';
import { type Member, PresenceSet } from '../presence/presence-set.ts';
import type { HubClock } from '../hub-clock.ts';
import { action, flag, presenceAction } from '../protocol.ts';
import type { LogEntry } from './channel-log.ts';
import type { ReplayBuffer, Retained } from './replay-buffer.ts';

export interface Attachment {
  connection: Connection;
  modes: number;
  /** The requested modes, which a later token may grant in full. */
  requested: number;
  params: Record<string, string>;
  /** A client that comes from a node further ahead already has the entries up to here. */
  skipUntil: string;
}

const syncPage = 100;
const presenceVerb = { 2: 'enter', 3: 'leave', 4: 'update' } as const;

/** One channel on this node: its attachments, presence and recent messages. */
export class Channel {
  readonly name: string;
  readonly attachments = new Map<string, Attachment>();
  readonly presence = new PresenceSet();
  readonly messages: ReplayBuffer;
  readonly presenceEvents: ReplayBuffer;
  readonly watchers = new Set<(change: PresenceChange) => void>();
  /** By the clock's elapsed time. */
  idleSince: number;
  readonly #clock: Pick<HubClock, 'elapsed'>;
  /** The current members, built once for all that attach. */
  #sync: readonly Buffer[] | undefined;
  #syncs = 0;

  constructor(
    name: string,
    messages: ReplayBuffer,
    presenceEvents: ReplayBuffer,
    clock: Pick<HubClock, 'elapsed'>,
  ) {
    this.name = name;
    this.messages = messages;
    this.presenceEvents = presenceEvents;
    this.#clock = clock;
    this.idleSince = clock.elapsed();
  }

  get isIdle(): boolean {
    return this.attachments.size === 0 && this.presence.size === 0 && this.watchers.size === 0;
  }

  apply(entry: LogEntry): void {
    this.idleSince = this.#clock.elapsed();
    if (entry.messages) this.#applyMessages(entry);
    else if (entry.presence) this.#applyPresence(entry);
  }

  #applyMessages(entry: LogEntry): void {
    const retained = withFrame(entry, {
      action: action.message,
      id: entry.id,
      channel: this.name,
      channelSerial: entry.serial,
      connectionId: entry.connectionId,
      timestamp: entry.timestamp,
      messages: entry.messages,
    });
    this.messages.push(retained);
    for (const { connection, modes, skipUntil } of this.attachments.values()) {
      if ((modes & flag.subscribe) === 0 || entry.serial <= skipUntil) continue;
      if (!connection.echo && connection.id === entry.connectionId) continue;
      connection.transport?.write(retained.frame);
    }
  }

  #applyPresence(entry: LogEntry): void {
    const members = (entry.presence ?? []).map(
      (item, index): Member => ({
        ...item,
        id: item.id ?? `${entry.id}:${index}`,
        connectionId: item.connectionId ?? entry.connectionId ?? '',
        timestamp: entry.timestamp,
      }),
    );
    const changed = members.flatMap((member) => this.presence.apply(member) ?? []);
    if (changed.length === 0) return;
    this.#sync = undefined;
    const retained = withFrame(
      { ...entry, presence: changed },
      {
        action: action.presence,
        id: entry.id,
        channel: this.name,
        channelSerial: entry.serial,
        connectionId: entry.connectionId,
        timestamp: entry.timestamp,
        presence: changed,
      },
    );
    this.presenceEvents.push(retained);
    for (const { connection, modes } of this.attachments.values()) {
      const own = connection.id === entry.connectionId;
      if (own || (modes & flag.presenceSubscribe) !== 0) connection.transport?.write(retained.frame);
    }
    for (const member of changed) this.#notifyWatchers(member);
  }

  #notifyWatchers(member: Member): void {
    const verb = presenceVerb[member.action as keyof typeof presenceVerb];
    if (!verb) return;
    const change = {
      channel: this.name,
      clientId: member.clientId,
      action: verb,
      members: this.presence.count(member.clientId),
    };
    for (const watcher of this.watchers) watcher(change);
  }

  /** The whole presence set in pages; an empty cursor after the colon marks the last one. */
  syncFrames(): readonly Buffer[] {
    this.#sync ??= this.#buildSync();
    return this.#sync;
  }

  #buildSync(): Buffer[] {
    this.#syncs += 1;
    const members = this.presence.list();
    const frames: Buffer[] = [];
    for (let from = 0; from === 0 || from < members.length; from += syncPage) {
      const next = from + syncPage;
      const page = {
        action: action.sync,
        channel: this.name,
        channelSerial: `sync-${this.#syncs}:${next < members.length ? next : ''}`,
        presence: members.slice(from, next),
      };
      frames.push(textFrame(JSON.stringify(page)));
    }
    return frames;
  }

  leavesOf(connectionId: string): Member[] {
    return this.presence.ofConnection(connectionId).map((member) => ({
      ...member,
      action: presenceAction.leave,
    }));
  }
}

function withFrame(entry: LogEntry, message: Record<string, unknown>): Retained {
  return { ...entry, frame: textFrame(JSON.stringify(message)) };
}
