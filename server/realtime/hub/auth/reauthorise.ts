import { sendConnected } from '../connection/connected.ts';
import type { Connection } from '../connection/connection.ts';
import { type Fields, isFields } from '../connection/inbound-message.ts';
import { serve } from '../connection/serve.ts';
import type { HubCore } from '../hub-core.ts';
import { badCredentials, type HubError, mismatchedClientId, notPermitted } from '../hub-error.ts';
import { leave } from '../presence/leave.ts';
import { action, flag } from '../protocol.ts';
import { permittedModes } from './capability.ts';
import type { Grant } from './credentials.ts';
import { authorize } from './revocation.ts';

/** AUTH in band: a fresh token for a living connection, which may allow more or less than the last. */
export function onAuth(hub: HubCore, connection: Connection, frame: Fields): void {
  const { transport } = connection;
  const token = isFields(frame.auth) ? frame.auth.accessToken : undefined;
  serve(hub, transport, async () => {
    const grant = await authorize(hub, { token: typeof token === 'string' ? token : undefined });
    if (connection.transport !== transport || !transport) return;
    const refusal = refusalOf(connection.grant, grant);
    if (refusal) throw refusal;
    accept(hub, connection, grant);
  });
}

function refusalOf(current: Grant, next: Grant): HubError | undefined {
  if (current.keyName !== next.keyName) return badCredentials('The token belongs to another key');
  if (current.clientId !== next.clientId && !(current.clientId !== undefined && next.anyClientId)) {
    return mismatchedClientId();
  }
  return undefined;
}

function accept(hub: HubCore, connection: Connection, grant: Grant): void {
  connection.grant = { ...grant, clientId: connection.grant.clientId ?? grant.clientId };
  connection.renewalRequested = false;
  sendConnected(hub, connection);
  for (const name of [...connection.channels]) regrant(hub, connection, name);
}

function regrant(hub: HubCore, connection: Connection, name: string): void {
  const attachment = hub.channels.get(name)?.attachments.get(connection.id);
  if (!attachment) return;
  const modes = permittedModes(connection.grant.capability, name);
  if (modes === 0) {
    leave(hub, connection, name);
    hub.connections.detach(connection, name);
    const error = notPermitted(`stay attached to ${name}`).toErrorInfo();
    connection.transport?.send({ action: action.error, channel: name, error });
    return;
  }
  attachment.modes = modes & attachment.requested;
  if ((attachment.modes & flag.presence) === 0) leave(hub, connection, name);
}
