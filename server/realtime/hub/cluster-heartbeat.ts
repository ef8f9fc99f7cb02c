import type { ConnectionDirectory } from './connection/connection-directory.ts';
import type { HubCore } from './hub-core.ts';
import { leaveFor } from './presence/leave.ts';

/**
 * Keeps this node's connections in the directory, and ends the presence of those whose node died without
 * anybody taking them over.
 */
export function createClusterHeartbeat(hub: HubCore, directory: ConnectionDirectory): () => void {
  const orphanedSince = new Map<string, number>();
  return () => {
    const own = [...hub.connections.values()].filter(({ transport }) => transport);
    if (own.length > 0) directory.touch(own).catch(hub.onError);
    const remote = remoteMembers(hub);
    directory.orphans([...remote.keys()]).then((orphans) => {
      const now = hub.clock.elapsed();
      const orphaned = new Set(orphans);
      for (const id of orphanedSince.keys()) if (!orphaned.has(id)) orphanedSince.delete(id);
      for (const id of orphans) {
        const since = orphanedSince.get(id) ?? now;
        orphanedSince.set(id, since);
        if (now - since < hub.delays.presenceGrace || hub.connections.has(id)) continue;
        for (const channel of remote.get(id) ?? []) leaveFor(hub, id, channel);
      }
    }, hub.onError);
  };
}

/** Channels by connection, for members that no connection of this node accounts for. */
function remoteMembers(hub: HubCore): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  for (const channel of hub.channels.values()) {
    for (const { connectionId } of channel.presence.list()) {
      if (hub.connections.has(connectionId)) continue;
      const channels = members.get(connectionId) ?? new Set();
      members.set(connectionId, channels.add(channel.name));
    }
  }
  return members;
}
