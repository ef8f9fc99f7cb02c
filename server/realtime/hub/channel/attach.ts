import { permittedModes } from '../auth/capability.ts';
import type { Connection } from '../connection/connection.ts';
import { type Fields, isFields, readFlags, readText } from '../connection/inbound-message.ts';
import type { HubCore } from '../hub-core.ts';
import { backlogTooLong, type HubError, noSuchEpoch, notPermitted, tooManyChannels } from '../hub-error.ts';
import { action, allModes, flag } from '../protocol.ts';
import type { Channel } from './channel.ts';
import { epochOf, epochStart } from './channel-log.ts';
import type { Retained } from './replay-buffer.ts';
import { rewound } from './rewind.ts';
import { seesMembers, sendSync } from './sync.ts';

interface Continuation {
  resumed: boolean;
  backlog: Retained[];
  /** The serial after which the backlog begins: a line may break behind ATTACHED, and nothing of it then counts as had. */
  since?: string;
  error?: HubError;
}

const modeNames: Record<string, number> = {
  presence: flag.presence,
  publish: flag.publish,
  subscribe: flag.subscribe,
  presence_subscribe: flag.presenceSubscribe,
};

/** ATTACH: grants modes, replays what the client has missed since its channelSerial, syncs presence. */
export function onAttach(hub: HubCore, connection: Connection, frame: Fields, channelName: string): void {
  const known = connection.channels.has(channelName);
  if (!known && connection.channels.size >= hub.limits.channelsPerConnection) {
    throw tooManyChannels(hub.limits.channelsPerConnection);
  }
  const { requested, params, explicitModes, serial } = readRequest(frame);
  const modes = permittedModes(connection.grant.capability, channelName) & requested;
  if (modes === 0) throw notPermitted(`attach to ${channelName}`);
  const channel = hub.channels.open(channelName);
  const continuation = known
    ? { resumed: true, backlog: [] }
    : continueFrom(hub, channel, { frame, params, serial, isMoved: connection.isMoved });
  connection.channels.add(channelName);
  const before = channel.attachments.get(connection.id);
  const skipUntil = before?.skipUntil ?? (continuation.resumed ? serial : '');
  channel.attachments.set(connection.id, { connection, modes, requested, params, skipUntil });
  connection.transport?.send({
    action: action.attached,
    channel: channelName,
    channelSerial: continuation.since ?? later(hub.log.head(), skipUntil),
    flags:
      modes |
      (seesMembers(channel, modes) ? flag.hasPresence : 0) |
      (continuation.backlog.length > 0 ? flag.hasBacklog : 0) |
      (continuation.resumed ? flag.resumed : 0),
    params: explicitModes ? { ...params, modes: namesOf(modes) } : params,
    ...(continuation.error ? { error: continuation.error.toErrorInfo() } : {}),
  });
  if ((modes & flag.subscribe) !== 0) {
    for (const entry of continuation.backlog) {
      if (connection.echo || entry.connectionId !== connection.id) connection.transport?.write(entry.frame);
    }
  }
  if (seesMembers(channel, modes)) sendSync(channel, connection);
}

const later = (one: string, other: string) => (one > other ? one : other);

function readRequest(frame: Fields) {
  const given = isFields(frame.params) ? frame.params : {};
  const byFlags = readFlags(frame) & allModes;
  const named = typeof given.modes === 'string' ? given.modes.toLowerCase().split(',') : [];
  const byParam = named.reduce((sum, name) => sum | (modeNames[name.trim()] ?? 0), 0);
  const rewind = typeof given.rewind === 'number' ? String(given.rewind) : given.rewind;
  const params: Record<string, string> = typeof rewind === 'string' ? { rewind } : {};
  return {
    requested: byParam || byFlags || allModes,
    params,
    explicitModes: byParam !== 0,
    serial: readText(frame, 'channelSerial') ?? '',
  };
}

const namesOf = (modes: number) =>
  Object.keys(modeNames)
    .filter((name) => (modes & (modeNames[name] ?? 0)) !== 0)
    .join(',');

function continueFrom(
  hub: HubCore,
  channel: Channel,
  {
    frame,
    params,
    serial,
    isMoved,
  }: { frame: Fields; params: Record<string, string>; serial: string; isMoved: boolean },
): Continuation {
  if (serial === '') {
    if ((readFlags(frame) & flag.attachResume) !== 0) return { resumed: false, backlog: [] };
    const kept = channel.messages.all();
    const backlog = rewound(kept, params.rewind, hub.clock.now());
    const [first] = backlog;
    if (!first) return { resumed: false, backlog };
    const before = kept.at(-1 - backlog.length)?.serial ?? channel.messages.floor;
    return { resumed: false, backlog, since: before || epochStart(first.serial) };
  }
  if (epochOf(serial) !== hub.log.epoch) return { resumed: false, backlog: [], error: noSuchEpoch() };
  const missed = channel.messages.after(serial);
  if (!missed || (serial < hub.readSince && !isMoved))
    return { resumed: false, backlog: [], error: backlogTooLong() };
  return { resumed: true, backlog: missed, ...(missed.length > 0 ? { since: serial } : {}) };
}
