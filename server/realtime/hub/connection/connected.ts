import type { HubCore } from '../hub-core.ts';
import type { HubError } from '../hub-error.ts';
import { action } from '../protocol.ts';
import type { Connection } from './connection.ts';

/** CONNECTED: the answer to a new connection, to a resume (`error` tells that it failed) and to AUTH. */
export function sendConnected(hub: HubCore, connection: Connection, error?: HubError): void {
  const { clientId, anyClientId } = connection.grant;
  const named = clientId ?? (anyClientId ? '*' : undefined);
  connection.transport?.send({
    action: action.connected,
    connectionId: connection.id,
    connectionDetails: {
      connectionKey: connection.key,
      ...(named === undefined ? {} : { clientId: named }),
      maxMessageSize: hub.limits.messageBytes,
      maxInboundRate: hub.limits.publishesPerSecond,
      maxFrameSize: hub.limits.frameBytes,
      connectionStateTtl: hub.delays.connectionStateTtl,
      maxIdleInterval: connection.maxIdleInterval,
      serverId: hub.log.epoch,
    },
    ...(error ? { error: error.toErrorInfo() } : {}),
  });
}
