import { dispose } from '../connection/dispose.ts';
import type { HubCore } from '../hub-core.ts';
import { reportUnavailable, tokenRevoked } from '../hub-error.ts';
import { action } from '../protocol.ts';
import { authenticate, type Credentials, type FindRevoked, type Grant } from './credentials.ts';

/** Checks a key or a token, and that it is not revoked; rejects with a HubError. */
export async function authorize(hub: HubCore, given: Credentials): Promise<Grant> {
  const grant = await authenticate(hub.keys, given, hub.clock.now());
  const { revocationKey } = grant;
  if (revocationKey === undefined || !hub.findRevoked) return grant;
  for (;;) {
    const { cuts } = hub.connections;
    const revoked: ReadonlySet<string> = await hub
      .findRevoked([revocationKey])
      .catch(reportUnavailable(hub.onError));
    if (revoked.has(revocationKey)) throw tokenRevoked();
    if (hub.connections.cuts === cuts) return grant;
  }
}

/**
 * Ends the connections whose token has been withdrawn since; their presence ends with them. One that is cut off just now
 * has its token looked up when it comes back.
 */
export function createRevocationRound(hub: HubCore, findRevoked: FindRevoked): () => Promise<void> {
  return async () => {
    const connected = [...hub.connections.values()].filter(({ transport }) => transport?.open);
    const keys = new Set(connected.flatMap(({ grant }) => grant.revocationKey ?? []));
    if (keys.size === 0) return;
    const revoked = await findRevoked([...keys]).catch(hub.onError);
    if (!revoked) return;
    for (const connection of connected) {
      if (!connection.transport?.open || !revoked.has(connection.grant.revocationKey ?? '')) continue;
      dispose(hub, connection);
      connection.transport?.end({ action: action.disconnected, error: tokenRevoked().toErrorInfo() });
    }
  };
}
