import type { Connection } from './connection.ts';
import type { ConnectionRecord } from './connection-directory.ts';

/** What another node needs to carry this connection on. */
export function recordOf(connection: Connection, node: string): ConnectionRecord {
  const { id, key, formerKey, echo, presenceGrace, sentTooLarge, grant } = connection;
  const { keyName, clientId } = grant;
  return { id, key, formerKey, keyName, clientId, echo, presenceGrace, sentTooLarge, node };
}
