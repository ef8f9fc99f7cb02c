import type { ChannelLog } from '../channel/channel-log.ts';
import type { Connection } from './connection.ts';

/** What another node must know to carry a connection on. */
export interface ConnectionRecord {
  id: string;
  key: string;
  formerKey: string | undefined;
  keyName: string;
  clientId: string | undefined;
  echo: boolean;
  presenceGrace: number;
  sentTooLarge: boolean;
  node: string;
}

/** The connections of all nodes, kept as long as a client may resume them. */
export interface ConnectionDirectory {
  readonly node: string;
  /** This node carries the connection from now on. */
  save(connection: Connection): void;
  /** Keeps the records of connections that live here, and restores those that were lost. */
  touch(connections: readonly Connection[]): Promise<void>;
  remove(id: string): void;
  find(id: string): Promise<ConnectionRecord | undefined>;
  /** Of these connections, the ones that no living node carries. */
  orphans(ids: readonly string[]): Promise<string[]>;
  /** Calls back when another node has taken a connection over. */
  onMoved(listener: (id: string) => void): void;
  close(): Promise<void>;
}

/** Several hubs as one: the log they all follow and the directory of their connections. */
export interface HubCluster {
  log: ChannelLog;
  directory: ConnectionDirectory;
}
