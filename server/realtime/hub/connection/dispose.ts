import type { HubCore } from '../hub-core.ts';
import { leaveEverywhere } from '../presence/leave.ts';
import type { Connection } from './connection.ts';

/** The connection is over: nobody can resume it, on no node. */
export function dispose(hub: HubCore, connection: Connection): void {
  hub.connections.detachAll(connection);
  leaveEverywhere(hub, connection);
  hub.connections.drop(connection);
  hub.directory?.remove(connection.id);
}
