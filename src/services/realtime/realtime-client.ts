import type { RealtimeChannel } from 'ably';
import type { Message } from '#contract/messages/message-schemas.ts';
import { log } from '../log.ts';
import { parseMessage } from './parse-message.ts';
import { loadRealtimeSdk, type RealtimeSdk } from './realtime-sdk.ts';

export type RealtimeState = 'connecting' | 'connected' | 'disconnected' | 'suspended' | 'closed' | 'failed';

export interface RealtimeMember {
  clientId: string;
  connectionId: string;
  data: unknown;
}

export interface RealtimeProblem {
  code: number;
  message: string;
}

/** One connection to the session's channels, which hides the SDK. */
export interface RealtimeClient {
  connect(): void;
  /**
   * `onAttached` is called after every attach with whether the channel continued without loss; with `resumed: false`
   * earlier messages are unknown. A message that does not match the table of messages is dropped and logged. A request that
   * the token does not allow is retried once with a fresh token before it counts as refused. The returned function
   * unsubscribes and detaches.
   */
  subscribe(
    channel: string,
    /** `sender`: the client id as verified by the service; undefined for messages of the server. */
    onMessage: (message: Message, sender: string | undefined) => void,
    onAttached: (state: { resumed: boolean }) => void,
    onRefused?: (problem: RealtimeProblem) => void,
  ): () => void;
  /** Rejects when the server refuses. */
  enterPresence(channel: string, data?: unknown): Promise<void>;
  updatePresence(channel: string, data?: unknown): Promise<void>;
  leavePresence(channel: string): Promise<void>;
  /** Calls back with all present members, initially and after every change. */
  subscribePresence(channel: string, onMembers: (members: RealtimeMember[]) => void): () => void;
  /** Resolves when the server has accepted the message. */
  publish(channel: string, message: Message): Promise<void>;
  onState(listener: (state: RealtimeState, problem?: RealtimeProblem) => void): () => void;
  close(): void;
}

export interface RealtimeOptions {
  /** Tokens contain the seat; a key with a fixed client id is for hosted installations without tokens. */
  auth: TokenSource | FixedKey;
  /** The address of the service; null: hosted Ably at its default hosts. */
  location: ServicePlace | null;
}

/** A fresh token; called initially and before one expires. */
export type TokenSource = () => Promise<string>;

export interface FixedKey {
  key: string;
  clientId: string;
}

export type ServicePlace = Pick<URL, 'hostname' | 'port' | 'protocol'>;

/** Loads the SDK and prepares a connection; `connect()` opens it. */
export async function createRealtimeClient(
  options: RealtimeOptions,
  load: () => Promise<RealtimeSdk> = loadRealtimeSdk,
): Promise<RealtimeClient> {
  const { BaseRealtime, plugins } = await load();
  const sdk = new BaseRealtime({
    ...authOptions(options.auth),
    ...(options.location ? ownHostOptions(options.location) : {}),
    plugins,
    autoConnect: false,
    // Its log is off: failures are reported as states and problems.
    logLevel: 0,
  });
  const channelOf = (name: string) => sdk.channels.get(name);
  const renewToken = () =>
    typeof options.auth === 'object'
      ? Promise.reject(new Error('A key is not renewed'))
      : sdk.auth.authorize();
  return {
    connect: () => sdk.connect(),
    subscribe(name, onMessage, onAttached, onRefused) {
      const channel = channelOf(name);
      const forward = (message: { name?: string; data?: unknown; clientId?: string }) => {
        const messageName = message.name ?? '';
        const fitting = parseMessage(name, messageName, message.data);
        if (fitting) onMessage(fitting, message.clientId);
        else log.warn(`A message that does not fit was dropped: ${messageName.slice(0, 40)}`);
      };
      let isRenewed = false;
      let isLeft = false;
      const attached = (change: { resumed: boolean }) => {
        isRenewed = false;
        onAttached({ resumed: change.resumed });
      };
      const refused = ({ reason }: { reason?: RealtimeProblem | null }) => {
        const problem = { code: reason?.code ?? 0, message: reason?.message ?? '' };
        if (problem.code !== notPermitted || isRenewed) return onRefused?.(problem);
        isRenewed = true;
        renewToken().then(
          () => (isLeft ? undefined : channel.attach().catch(() => undefined)),
          () => onRefused?.(problem),
        );
      };
      channel.on(['attached', 'update'], attached);
      channel.on('failed', refused);
      channel.subscribe(forward).catch(() => undefined);
      return () => {
        isLeft = true;
        channel.unsubscribe(forward);
        channel.off(attached);
        channel.off(refused);
        channel.detach().catch(() => undefined);
      };
    },
    enterPresence: (name, data) => channelOf(name).presence.enter(data),
    updatePresence: (name, data) => channelOf(name).presence.update(data),
    leavePresence: (name) => channelOf(name).presence.leave(),
    subscribePresence: (name, onMembers) => followMembers(channelOf(name), onMembers),
    async publish(name, message) {
      await channelOf(name).publish(message.name, message.data);
    },
    onState(listener) {
      const forward = ({ current, reason }: { current: string; reason?: RealtimeProblem }) => {
        const state = visibleState(current);
        if (state) listener(state, reason && { code: reason.code, message: reason.message });
      };
      sdk.connection.on(forward);
      return () => sdk.connection.off(forward);
    },
    close: () => sdk.close(),
  };
}

/** Ably's code for an operation that the token does not allow; a newer token may. */
const notPermitted = 40160;

const visibleStates: readonly string[] = [
  'connecting',
  'connected',
  'disconnected',
  'suspended',
  'closed',
  'failed',
];
const isVisible = (state: string): state is RealtimeState => visibleStates.includes(state);
const visibleState = (state: string) => (isVisible(state) ? state : undefined);

function authOptions(auth: TokenSource | FixedKey) {
  if (typeof auth === 'object') return auth;
  return {
    authCallback: (_params: unknown, done: (error: string | null, token: string | null) => void) => {
      auth().then(
        (token) => done(null, token),
        (error: unknown) => done(error instanceof Error ? error.message : 'No token', null),
      );
    },
  };
}

/** Options that prevent requests to any other host, even while the service is unavailable. */
function ownHostOptions({ hostname, port, protocol }: ServicePlace) {
  return {
    endpoint: hostname,
    port: Number(port) || 80,
    tlsPort: Number(port) || 443,
    tls: protocol === 'https:',
    useBinaryProtocol: false,
    disableConnectivityCheck: true,
    wsConnectivityCheckUrl: `${protocol === 'https:' ? 'wss' : 'ws'}://${hostname}${port && `:${port}`}/`,
    /** With the hub's idle interval of 4 s, a silent node is left within 9 s. */
    realtimeRequestTimeout: 5000,
    disconnectedRetryTimeout: 2000,
    suspendedRetryTimeout: 5000,
  };
}

function followMembers(channel: RealtimeChannel, onMembers: (members: RealtimeMember[]) => void): () => void {
  let pending = false;
  let stopped = false;
  const read = () => {
    if (pending || stopped) return;
    pending = true;
    channel.presence.get({ waitForSync: true }).then(
      (members) => {
        pending = false;
        if (stopped) return;
        onMembers(
          members.map(({ clientId, connectionId, data }) => ({
            clientId,
            connectionId,
            data: data as unknown,
          })),
        );
      },
      () => {
        pending = false;
      },
    );
  };
  channel.presence.subscribe(read).then(read, () => undefined);
  return () => {
    stopped = true;
    channel.presence.unsubscribe(read);
  };
}
