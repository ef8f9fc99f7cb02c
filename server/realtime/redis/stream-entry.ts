import type { DraftEntry, LogEntry } from '../hub/channel/channel-log.ts';
import { presenceAction, type WirePresence } from '../hub/protocol.ts';

export function entryOf(epoch: string, id: string, draft: DraftEntry): LogEntry {
  return { ...draft, serial: serialOf(epoch, id), timestamp: Number(id.split('-')[0]) };
}

/** Fixed width, so that serials compare as text. */
export function serialOf(epoch: string, id: string): string {
  const [ms = '0', sequence = '0'] = id.split('-');
  return `${epoch}-${ms.padStart(14, '0')}${sequence.padStart(6, '0')}`;
}

export const memberField = (channel: string, connectionId: string, clientId: string) =>
  `${channel}\n${connectionId}:${clientId}`;

/** Pairs of member and text for the hash of all who are present; an empty text takes the member out. */
export function memberChanges(draft: DraftEntry): string[] {
  return (draft.presence ?? []).flatMap((item, index) => {
    const connectionId = item.connectionId ?? draft.connectionId ?? '';
    const field = memberField(draft.channel, connectionId, item.clientId);
    if (item.action === presenceAction.leave) return [field, ''];
    const id = item.id ?? `${draft.id}:${index}`;
    return [field, JSON.stringify({ ...item, id, connectionId })];
  });
}

export function draftOfMember(field: string, text: string): DraftEntry {
  const [channel = ''] = field.split('\n', 1);
  const member = JSON.parse(text) as WirePresence;
  return { channel, id: `present-${member.id ?? field}`, presence: [member] };
}
