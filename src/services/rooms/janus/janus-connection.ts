/** A plugin's message, with a session description if it has one. */
export interface JanusEvent {
  data: Record<string, unknown>;
  jsep: RTCSessionDescriptionInit | undefined;
}

/** A handle: one connection to the VideoRoom plugin. */
export interface JanusHandle {
  /** Rejects with the plugin's error. */
  ask(body: Record<string, unknown>, jsep?: RTCSessionDescriptionInit | null): Promise<JanusEvent>;
  /** Null after the last candidate. */
  trickle(candidate: RTCIceCandidate | null): void;
}

/** Events of a handle. */
export interface JanusHandlers {
  /** Messages that are not responses. */
  onEvent(event: JanusEvent): void;
  onHangup(): void;
  /** Media flows: the plugin has announced this publisher with its description. */
  onUp?(): void;
}

export interface JanusConnection {
  attach(ears: JanusHandlers): Promise<JanusHandle>;
  close(): void;
}

type Frame = Record<string, unknown>;

const keepAliveMs = 25_000;

const isFrame = (value: unknown): value is Frame => typeof value === 'object' && value !== null;
const within = (frame: Frame, name: string): Frame => {
  const value = frame[name];
  return isFrame(value) ? value : {};
};

function eventOf(frame: Frame): JanusEvent {
  const { type, sdp } = within(frame, 'jsep');
  const isDescription = (type === 'offer' || type === 'answer') && typeof sdp === 'string';
  return {
    data: within(within(frame, 'plugindata'), 'data'),
    jsep: isDescription ? { type, sdp } : undefined,
  };
}

/**
 * A session with Janus over its WebSocket (JSON, protocol `janus-protocol`): responses are matched by transaction, events
 * of plugins by handle. Rejects if the connection fails; `onLost` is called when it breaks.
 */
export async function openJanusConnection(deps: {
  url: string;
  token: string | null;
  signal: AbortSignal;
  onLost: () => void;
}): Promise<JanusConnection> {
  const socket = new WebSocket(deps.url, 'janus-protocol');
  const answers = new Map<string, { resolve: (frame: Frame) => void; reject: (error: Error) => void }>();
  const handles = new Map<unknown, JanusHandlers>();
  let isClosed = false;
  let count = 0;

  const lose = () => {
    if (isClosed) return;
    isClosed = true;
    for (const { reject } of answers.values()) reject(new Error('Janus is gone'));
    answers.clear();
    deps.onLost();
  };
  const send = (frame: Frame) =>
    new Promise<Frame>((resolve, reject) => {
      if (isClosed) return reject(new Error('Janus is gone'));
      count += 1;
      const transaction = String(count);
      answers.set(transaction, { resolve, reject });
      socket.send(JSON.stringify({ ...frame, transaction, ...(deps.token && { token: deps.token }) }));
    });
  const hear = (frame: Frame) => {
    const { janus, transaction, sender } = frame;
    if (janus === 'timeout') return lose();
    const asked = answers.get(String(transaction));
    if (asked && janus !== 'ack') {
      answers.delete(String(transaction));
      const { error_code, error } = eventOf(frame).data;
      if (janus === 'error') return asked.reject(new Error(String(within(frame, 'error').reason)));
      return error_code === undefined ? asked.resolve(frame) : asked.reject(new Error(String(error)));
    }
    if (janus === 'event') handles.get(sender)?.onEvent(eventOf(frame));
    if (janus === 'webrtcup') handles.get(sender)?.onUp?.();
    if (janus === 'hangup' || janus === 'detached') handles.get(sender)?.onHangup();
  };
  const opened = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('close', () => {
      reject(new Error('Janus cannot be reached'));
      lose();
    });
  });
  socket.addEventListener('message', ({ data }) => {
    const frame: unknown = JSON.parse(String(data));
    if (isFrame(frame)) hear(frame);
  });
  deps.signal.addEventListener('abort', () => socket.close(), { once: true });

  await opened;
  const session = { session_id: within(await send({ janus: 'create' }), 'data').id };
  const keepAlive = setInterval(() => {
    send({ janus: 'keepalive', ...session }).catch(() => undefined);
  }, keepAliveMs);
  socket.addEventListener('close', () => clearInterval(keepAlive));

  return {
    async attach(ears) {
      const attached = await send({ janus: 'attach', plugin: 'janus.plugin.videoroom', ...session });
      const { id } = within(attached, 'data');
      handles.set(id, ears);
      const handle = { ...session, handle_id: id };
      return {
        ask: async (body, jsep) =>
          eventOf(await send({ janus: 'message', ...handle, body, ...(jsep && { jsep }) })),
        trickle: (candidate) => {
          const payload = candidate ?? { completed: true };
          send({ janus: 'trickle', ...handle, candidate: payload }).catch(() => undefined);
        },
      };
    },
    close() {
      isClosed = true;
      clearInterval(keepAlive);
      if (socket.readyState === WebSocket.OPEN)
        socket.send(
          JSON.stringify({
            janus: 'destroy',
            ...session,
            transaction: 'bye',
            ...(deps.token && { token: deps.token }),
          }),
        );
      socket.close();
    },
  };
}
