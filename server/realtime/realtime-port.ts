/** What a token allows, by channel name or pattern (`session:42`, `session:*`, `*`). */
export type Capability = Record<string, readonly ('subscribe' | 'publish' | 'presence' | 'history')[]>;

export interface PresenceMember {
  clientId: string;
  connectionId: string;
  data?: unknown;
}

export interface PresenceChange {
  channel: string;
  clientId: string;
  action: 'enter' | 'update' | 'leave';
  /** Members of that client id still present after the change: two tabs are two members. */
  members: number;
}

/** All that the product's server needs of realtime; the embedded hub and hosted Ably both implement it. */
export interface RealtimePort {
  /** Resolves when the service has accepted the message. `data` is a string or any JSON value. */
  publish(channel: string, name: string, data: unknown): Promise<void>;
  /**
   * A JWT (HS256, kid = key name) that the browser's SDK presents; `ttlMs` from now. Once its `revocationKey` is found
   * revoked it is refused, and what was opened with it is ended.
   */
  mintToken(clientId: string, capability: Capability, ttlMs: number, revocationKey?: string): Promise<string>;
  presence(channel: string): Promise<PresenceMember[]>;
  /** Calls back on every change of membership until the returned function is called. */
  watchPresence(channel: string, listener: (change: PresenceChange) => void): () => void;
  /**
   * Resolves when whoever is connected under that client id has been cut off and is told nothing more until it comes
   * back with a token that is good now.
   */
  cut(clientId: string): Promise<void>;
  /** Tells every client to come back later, drains, and releases everything. */
  close(): Promise<void>;
}
