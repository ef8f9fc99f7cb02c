import type { RoomSignal } from '#contract/messages/room-signal.ts';
import { judgeLine, type LineQuality, type LineReading } from './line-quality.ts';
import type { CreatePeerLink, PeerLink } from './peer-link.ts';
import type { OwnMedia, OwnStatus, RoomEngine, RoomPeer } from './room-engine.ts';
import { qualityFor } from './room-quality.ts';
import type { SignalRelay } from './signal-relay.ts';

/** A pair that is not connected after so long is begun anew, in ms. */
export const meshWatchdog = { stuckMs: 5000, everyMs: 1000, lookAtLinesMs: 2000 } as const;

interface Pair {
  link: PeerLink;
  attempt: string;
  offering: boolean;
  since: number;
  state: 'connecting' | 'connected';
  status: OwnStatus;
  line: LineQuality;
  reading: LineReading | undefined;
}

export interface MeshDeps {
  relay: Pick<SignalRelay, 'send' | 'onSignal'>;
  createLink: CreatePeerLink;
  newAttempt: () => string;
  now: () => number;
  every: (ms: number, run: () => void) => () => void;
  /** Calls back when this device has come to another network. */
  onNetworkChanged: (run: () => void) => () => void;
}

const silent: OwnStatus = { microphone: false, camera: false, speaking: false };
const here = 'here';
/** In a hello: the pair is to look for another way; only the one who offered it may. */
const anew = 'anew';

/**
 * Every browser to every other. The newcomer says hello, whoever is there says so, the newcomer offers. When two
 * offer at once, the offer of the lower seat id stands. A bare hello from a seat means that it holds no pair. A pair
 * whose way is lost looks for another one first, and is begun anew when none is found in time.
 */
export const createMeshEngine = (deps: MeshDeps): RoomEngine => ({
  enter({ own, onPeers }) {
    const pairs = new Map<string, Pair>();
    const greetedAt = new Map<string, number>();
    let fellows: readonly string[] = [];
    let media: OwnMedia = { microphone: null, camera: null };
    let status = silent;

    const report = () =>
      onPeers(
        fellows.map((seatId): RoomPeer => {
          const pair = pairs.get(seatId);
          const { state = 'waiting', line = 'unknown', status: shown = silent } = pair ?? {};
          return { seatId, state, line, ...shown };
        }),
      );
    const send = (to: string, attempt: string, kind: RoomSignal['kind'], payload?: string) =>
      deps.relay.send({ from: own, to, attempt, kind, ...(payload === undefined ? {} : { payload }) });
    const drop = (seatId: string) => {
      pairs.get(seatId)?.link.close();
      pairs.delete(seatId);
    };
    const greet = (seatId: string) => {
      greetedAt.set(seatId, deps.now());
      send(seatId, deps.newAttempt(), 'hello');
    };
    const restart = (seatId: string) => {
      drop(seatId);
      if (fellows.includes(seatId)) greet(seatId);
      report();
    };

    const open = (seatId: string, attempt: string, offering: boolean): Pair => {
      drop(seatId);
      const link = deps.createLink({
        say: ({ kind, payload }) => send(seatId, attempt, kind, payload),
        onState: (state) => {
          const pair = pairs.get(seatId);
          if (pair?.attempt !== attempt) return;
          if (state === 'lost') {
            Object.assign(pair, { state: 'connecting', since: deps.now() });
            seekWay(seatId, pair);
          } else Object.assign(pair, { state, since: deps.now() });
          report();
        },
        onStatus: (given) => {
          const pair = pairs.get(seatId);
          if (pair?.attempt === attempt) pair.status = given;
          report();
        },
      });
      const pair: Pair = {
        link,
        attempt,
        offering,
        since: deps.now(),
        state: 'connecting',
        status: silent,
        line: 'unknown',
        reading: undefined,
      };
      pairs.set(seatId, pair);
      link.setQuality(qualityFor(fellows.length + 1));
      link.setMedia(media);
      link.setStatus(status);
      report();
      return pair;
    };
    const attemptTo = (seatId: string, work: Promise<void>, attempt: string) =>
      work.catch(() => {
        if (pairs.get(seatId)?.attempt === attempt) restart(seatId);
      });

    const seekWay = (seatId: string, { link, attempt, offering }: Pair) => {
      if (offering) void attemptTo(seatId, link.restartIce(), attempt);
      else send(seatId, attempt, 'hello', anew);
    };

    const hear = (signal: RoomSignal) => {
      const { from, attempt, kind, payload = '' } = signal;
      if (signal.to !== own) return;
      if (kind === 'bye') {
        drop(from);
        return report();
      }
      if (kind === 'hello' && payload === anew) {
        const pair = pairs.get(from);
        if (pair?.attempt === attempt && pair.offering) seekWay(from, pair);
        return;
      }
      if (kind === 'hello') {
        if (payload !== here) {
          drop(from);
          send(from, attempt, 'hello', here);
          return report();
        }
        const offered = open(from, deps.newAttempt(), true);
        return void attemptTo(from, offered.link.offer(), offered.attempt);
      }
      const held = pairs.get(from);
      if (kind === 'offer' && held?.attempt !== attempt) {
        if (held?.offering && held.state === 'connecting' && own < from) return;
        const answering = open(from, attempt, false);
        return void attemptTo(from, answering.link.hear({ kind, payload }), attempt);
      }
      if (held?.attempt === attempt) attemptTo(from, held.link.hear({ kind, payload }), attempt);
    };

    const watch = () => {
      const overdue = (since: number) => deps.now() - since >= meshWatchdog.stuckMs;
      for (const seatId of fellows) {
        const pair = pairs.get(seatId);
        if (pair ? pair.state !== 'connected' && overdue(pair.since) : overdue(greetedAt.get(seatId) ?? 0)) {
          restart(seatId);
        }
      }
    };

    const lookAtLines = async () => {
      for (const [seatId, pair] of pairs) {
        if (pair.state !== 'connected') continue;
        const reading = await pair.link.readLine().catch(() => undefined);
        if (!reading || pairs.get(seatId) !== pair) continue;
        const line = judgeLine(pair.reading, reading);
        const isNews = line !== pair.line;
        Object.assign(pair, { line, reading });
        if (isNews) report();
      }
    };

    const stopHearing = deps.relay.onSignal(hear);
    const stopWatching = deps.every(meshWatchdog.everyMs, watch);
    const stopLooking = deps.every(meshWatchdog.lookAtLinesMs, () => void lookAtLines());
    const stopFollowing = deps.onNetworkChanged(() => {
      for (const [seatId, pair] of pairs) seekWay(seatId, pair);
    });
    const each = (change: (link: PeerLink) => void) => {
      for (const { link } of pairs.values()) change(link);
    };

    return {
      setFellows(given) {
        const before = fellows;
        fellows = given.filter((seatId) => seatId !== own);
        for (const seatId of before) if (!fellows.includes(seatId)) drop(seatId);
        for (const seatId of fellows) if (!before.includes(seatId) && !pairs.has(seatId)) greet(seatId);
        each((link) => link.setQuality(qualityFor(fellows.length + 1)));
        report();
      },
      setMedia(given) {
        media = given;
        each((link) => link.setMedia(given));
      },
      setStatus(given) {
        status = given;
        each((link) => link.setStatus(given));
      },
      streamOf: (seatId) => pairs.get(seatId)?.link.stream,
      leave() {
        stopHearing();
        stopWatching();
        stopLooking();
        stopFollowing();
        for (const [seatId, { attempt }] of pairs) {
          send(seatId, attempt, 'bye');
          drop(seatId);
        }
      },
    };
  },
});
