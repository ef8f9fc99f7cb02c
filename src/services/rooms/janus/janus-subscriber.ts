import { readLines } from './janus-feeds.ts';
import type { JanusEvent, JanusHandle } from './janus-connection.ts';

/** Answers offers and lists the streams: the plugin makes the offers, one connection carries all feeds. */
export function createJanusSubscriber(deps: {
  attach: (onEvent: (event: JanusEvent) => void) => Promise<JanusHandle>;
  connection: RTCPeerConnection;
  /** The join request: the room, its credentials, and the private id of the publishing connection. */
  joining: () => Record<string, unknown>;
  onState: (state: RTCPeerConnectionState) => void;
  /** Called when streams are added or removed. */
  onStreams: () => void;
  /** A feed is announced shortly before it can be subscribed to: refused subscriptions are retried. */
  later: (run: () => void) => void;
}) {
  const { connection } = deps;
  const streams = new Map<number, MediaStream>();
  const held = new Set<number>();
  let wanted: ReadonlySet<number> = new Set();
  let handle: JanusHandle | undefined;
  let isJoined = false;
  let lines = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** One negotiation at a time, in order. */
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(() => (isClosed ? undefined : work())).catch(() => undefined);
  };
  const sort = () => {
    for (const feed of streams.keys()) if (!held.has(feed)) streams.delete(feed);
    for (const { mid, receiver } of connection.getTransceivers()) {
      const feed = lines.get(mid ?? '');
      for (const [other, stream] of streams) if (other !== feed) stream.removeTrack(receiver.track);
      if (feed === undefined) continue;
      const stream = streams.get(feed) ?? new MediaStream();
      streams.set(feed, stream);
      stream.addTrack(receiver.track);
    }
    deps.onStreams();
  };
  const take = async ({ data, jsep }: JanusEvent) => {
    if (Array.isArray(data.streams)) lines = readLines(data.streams);
    if (jsep?.type === 'offer') {
      await connection.setRemoteDescription(jsep);
      await connection.setLocalDescription();
      await handle?.ask({ request: 'start' }, connection.localDescription);
    }
    sort();
  };
  const change = async (come: readonly number[], gone: readonly number[]) => {
    const subscribe = come.map((feed) => ({ feed }));
    handle ??= await deps.attach((event) => inTurn(() => take(event)));
    if (!isJoined) {
      if (come.length === 0) return;
      const joined = await handle.ask({ ...deps.joining(), ptype: 'subscriber', streams: subscribe });
      isJoined = true;
      return take(joined);
    }
    const unsubscribe = gone.map((feed) => ({ feed }));
    const body = { ...(come.length > 0 && { subscribe }), ...(gone.length > 0 && { unsubscribe }) };
    return take(await handle.ask({ request: 'update', ...body }));
  };
  /** One refused feed fails the whole request: its feeds are then requested one by one. */
  const follow = async () => {
    const come = [...wanted].filter((feed) => !held.has(feed));
    const gone = [...held].filter((feed) => !wanted.has(feed));
    if (come.length + gone.length === 0) return;
    for (const feed of come) held.add(feed);
    for (const feed of gone) held.delete(feed);
    const isTaken = await change(come, gone).then(
      () => true,
      () => false,
    );
    if (isTaken) return;
    for (const feed of come) held.delete(feed);
    for (const feed of gone) await change([], [feed]).catch(() => undefined);
    for (const feed of come.length > 1 ? come : []) {
      held.add(feed);
      await change([feed], []).catch(() => held.delete(feed));
    }
    if (come.some((feed) => !held.has(feed))) deps.later(() => inTurn(follow));
  };

  connection.addEventListener('icecandidate', ({ candidate }) => handle?.trickle(candidate));
  connection.addEventListener('connectionstatechange', () => deps.onState(connection.connectionState));

  return {
    setWanted(feeds: ReadonlySet<number>) {
      wanted = feeds;
      inTurn(follow);
    },
    streamOf: (feed: number) => streams.get(feed),
    /** The mids of a feed's lines, as the connection's statistics name them. */
    midsOf: (feed: number) => [...lines].filter(([, one]) => one === feed).map(([mid]) => mid),
    restartIce: () =>
      inTurn(async () => {
        if (handle && isJoined) await take(await handle.ask({ request: 'configure', restart: true }));
      }),
    close() {
      isClosed = true;
    },
  };
}
