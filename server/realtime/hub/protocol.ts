/** Ably's realtime protocol, version 6, JSON form: the part the SDK needs. Source: ably/specification, features. */
export const action = {
  heartbeat: 0,
  ack: 1,
  nack: 2,
  connected: 4,
  disconnect: 5,
  disconnected: 6,
  close: 7,
  closed: 8,
  error: 9,
  attach: 10,
  attached: 11,
  detach: 12,
  detached: 13,
  presence: 14,
  message: 15,
  sync: 16,
  auth: 17,
} as const;

export const flag = {
  hasPresence: 1 << 0,
  hasBacklog: 1 << 1,
  resumed: 1 << 2,
  attachResume: 1 << 5,
  presence: 1 << 16,
  publish: 1 << 17,
  subscribe: 1 << 18,
  presenceSubscribe: 1 << 19,
} as const;

export const allModes = flag.presence | flag.publish | flag.subscribe | flag.presenceSubscribe;

export const presenceAction = { absent: 0, present: 1, enter: 2, leave: 3, update: 4 } as const;

export interface ErrorInfo {
  code: number;
  statusCode: number;
  message: string;
  href?: string;
}

export interface WireMessage {
  id?: string;
  name?: string;
  data?: string;
  encoding?: string;
  clientId?: string;
  connectionId?: string;
  timestamp?: number;
  extras?: Record<string, unknown>;
  serial?: string;
  action?: number;
}

export interface WirePresence {
  action: number;
  clientId: string;
  id?: string;
  connectionId?: string;
  timestamp?: number;
  data?: string;
  encoding?: string;
  extras?: Record<string, unknown>;
}

export interface PublishResult {
  serials: (string | null)[];
}

export interface ProtocolMessage {
  action: number;
  id?: string;
  channel?: string;
  channelSerial?: string | null;
  connectionId?: string;
  connectionDetails?: Record<string, unknown>;
  msgSerial?: number;
  count?: number;
  flags?: number;
  timestamp?: number;
  params?: Record<string, string>;
  messages?: WireMessage[];
  presence?: WirePresence[];
  res?: PublishResult[];
  error?: ErrorInfo;
}
