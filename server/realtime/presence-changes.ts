import { isDeepStrictEqual } from 'node:util';
import type { PresenceChange, PresenceMember } from './realtime-port.ts';

/** What has happened between two readings of a channel's members. */
export function presenceChanges(
  channel: string,
  before: readonly PresenceMember[],
  after: readonly PresenceMember[],
): PresenceChange[] {
  const earlier = byKey(before);
  const later = byKey(after);
  const count = (clientId: string) => after.filter((member) => member.clientId === clientId).length;
  const change = ({ clientId }: PresenceMember, action: PresenceChange['action']) => ({
    channel,
    clientId,
    action,
    members: count(clientId),
  });
  return [
    ...before.filter((member) => !later.has(keyOf(member))).map((member) => change(member, 'leave')),
    ...after.flatMap((member) => {
      const former = earlier.get(keyOf(member));
      if (!former) return change(member, 'enter');
      return isDeepStrictEqual(former.data, member.data) ? [] : change(member, 'update');
    }),
  ];
}

const keyOf = ({ clientId, connectionId }: PresenceMember) => `${connectionId}:${clientId}`;

const byKey = (members: readonly PresenceMember[]) =>
  new Map(members.map((member) => [keyOf(member), member]));
