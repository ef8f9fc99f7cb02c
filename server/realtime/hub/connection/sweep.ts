import type { HubCore } from '../hub-core.ts';
import { tokenExpired } from '../hub-error.ts';
import { leaveEverywhere } from '../presence/leave.ts';
import { action } from '../protocol.ts';
import type { Connection } from './connection.ts';
import type { ConnectionDirectory } from './connection-directory.ts';
import { dispose } from './dispose.ts';
import { serve } from './serve.ts';
import { heartbeatFrame, pingFrame } from './text-frame.ts';

/** Everything that time alone decides, a few times a second: expiry, presence grace, token renewal. */
export function sweep(hub: HubCore): void {
  const now = hub.clock.now();
  const elapsed = hub.clock.elapsed();
  for (const connection of hub.connections.values()) {
    serve(hub, connection.transport, () => {
      if (connection.transport) checkToken(hub, connection, now);
      else checkDropped(hub, connection, elapsed);
    });
  }
  hub.entries.appendOwed();
  hub.budgets.collect(elapsed);
  hub.channels.collect();
}

function checkToken(hub: HubCore, connection: Connection, now: number): void {
  const { expiresAt, isRenewable } = connection.grant;
  if (expiresAt === undefined) return;
  if (now >= expiresAt) {
    connection.transport?.end({ action: action.disconnected, error: tokenExpired().toErrorInfo() });
  } else if (isRenewable && !connection.renewalRequested && now >= expiresAt - hub.delays.renewBefore) {
    connection.renewalRequested = true;
    connection.transport?.send({ action: action.auth });
  }
}

/**
 * Of a connection that has been silent too long. Where it is unknown whether it has moved, the next sweep asks
 * again.
 */
function endPresence(hub: HubCore, connection: Connection): void {
  connection.presenceLeft = true;
  if (hub.directory)
    leaveUnlessMoved(hub, hub.directory, connection).catch(() => {
      connection.presenceLeft = false;
    });
  else leaveEverywhere(hub, connection);
}

/** Another node may carry the connection by now, and the word of that be lost. */
async function leaveUnlessMoved(
  hub: HubCore,
  directory: ConnectionDirectory,
  connection: Connection,
): Promise<void> {
  const record = await directory.find(connection.id);
  if (connection.transport) return;
  if (record && record.node !== directory.node) hub.connections.forget(connection.id);
  else leaveEverywhere(hub, connection);
}

function checkDropped(hub: HubCore, connection: Connection, elapsed: number): void {
  const droppedFor = elapsed - (connection.droppedAt ?? elapsed);
  if (!connection.presenceLeft) {
    if (droppedFor >= connection.presenceGrace) endPresence(hub, connection);
  } else if (droppedFor >= hub.delays.connectionStateTtl) dispose(hub, connection);
}

/** A phone on a bad line may say nothing for half a minute. */
const silentIntervalsKept = 14;

/** Once per idle interval: shows each client that the server lives and drops those that stay silent. */
export function beat(hub: HubCore): void {
  for (const connection of hub.connections.values()) {
    const { transport } = connection;
    if (!transport?.open) continue;
    transport.silentIntervals = transport.receivedInInterval ? 0 : transport.silentIntervals + 1;
    transport.receivedInInterval = false;
    if (transport.silentIntervals > silentIntervalsKept) {
      transport.destroy();
      continue;
    }
    if (connection.sendsHeartbeats && !transport.wroteInInterval) transport.write(heartbeatFrame);
    transport.write(pingFrame);
    transport.wroteInInterval = false;
  }
}
