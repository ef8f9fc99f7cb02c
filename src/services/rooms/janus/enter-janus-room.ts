import type { ServerRoomDeps } from '../enter-server-room.ts';
import { judgeLine, type LineQuality, type LineReading, lookEveryMs, readLine } from '../line-quality.ts';
import type { RoomPeer } from '../room-engine.ts';
import type { EnterServerRoom } from '../server-room.ts';
import { type JanusFeed, readFeeds } from './janus-feeds.ts';
import { type JanusEvent, openJanusConnection } from './janus-connection.ts';
import { createJanusPublisher } from './janus-publisher.ts';
import { createJanusSubscriber } from './janus-subscriber.ts';

interface Fellow extends JanusFeed {
  speaking: boolean;
  reading: LineReading | undefined;
  line: LineQuality;
}

/** Delay before a refused feed is requested again, in ms. */
const askAgainAfterMs = 200;

/** A room of Janus' VideoRoom plugin: one connection for sending, one for all received feeds. */
export const createEnterJanusRoom =
  (deps: ServerRoomDeps): EnterServerRoom =>
  async (access, { own, events, signal }) => {
    if (access.engine !== 'janus') throw new Error(`A room of ${access.engine} is none of Janus`);
    const fellows = new Map<number, Fellow>();
    const joining = { request: 'join', room: access.room, pin: access.pin };
    let privateId: unknown;
    const ended = new AbortController();
    const lose = () => {
      if (!ended.signal.aborted) events.onState('lost');
    };
    const line = await openJanusConnection({ ...access, signal, onLost: lose });
    const sending = new RTCPeerConnection({ iceServers: deps.iceServers });
    const receiving = new RTCPeerConnection({ iceServers: deps.iceServers });

    const judge = () => {
      const states = [sending.connectionState, receiving.connectionState];
      if (states.includes('failed')) return lose();
      if (states.includes('disconnected')) return events.onState('disturbed');
      if (sending.connectionState === 'connected') events.onState('connected');
    };
    const report = () =>
      events.onPeers(
        [...fellows.values()].map(
          ({ feed, seatId, microphone, camera, speaking, line: quality }): RoomPeer => {
            const isHere =
              receiving.connectionState === 'connected' && subscriber.streamOf(feed) !== undefined;
            const state = isHere ? 'connected' : 'connecting';
            return { seatId, state, line: isHere ? quality : 'unknown', microphone, camera, speaking };
          },
        ),
      );
    const subscriber = createJanusSubscriber({
      attach: (onEvent) => line.attach({ onEvent, onHangup: lose }),
      connection: receiving,
      joining: () => ({ ...joining, private_id: privateId }),
      onState: () => {
        judge();
        report();
      },
      onStreams: report,
      later: (run) => {
        const stop = deps.every(askAgainAfterMs, () => {
          stop();
          run();
        });
      },
    });
    const meet = (publishers: unknown) => {
      for (const given of readFeeds(publishers)) {
        for (const [feed, { seatId }] of fellows)
          if (seatId === given.seatId && feed !== given.feed) fellows.delete(feed);
        const { speaking = false, reading, line: known = 'unknown' } = fellows.get(given.feed) ?? {};
        if (given.seatId !== own) fellows.set(given.feed, { ...given, speaking, reading, line: known });
      }
    };
    const hear = ({ data }: JanusEvent) => {
      const { videoroom, publishers, leaving, unpublished, kicked, id } = data;
      if (leaving === 'ok' || videoroom === 'destroyed') return lose();
      meet(publishers);
      for (const gone of [leaving, unpublished, kicked]) if (typeof gone === 'number') fellows.delete(gone);
      const speaker = typeof id === 'number' ? fellows.get(id) : undefined;
      if (speaker && videoroom === 'talking') speaker.speaking = true;
      if (speaker && videoroom === 'stopped-talking') speaker.speaking = false;
      subscriber.setWanted(new Set(fellows.keys()));
      report();
    };
    const look = async () => {
      const statistics = await receiving.getStats();
      for (const fellow of fellows.values()) {
        const now = readLine(statistics, subscriber.midsOf(fellow.feed));
        fellow.line = judgeLine(fellow.reading, now);
        fellow.reading = now;
      }
      report();
    };

    const stopLooking = deps.every(lookEveryMs, () => void look().catch(() => undefined));
    const close = () => {
      ended.abort();
      stopLooking();
      subscriber.close();
      line.close();
      sending.close();
      receiving.close();
    };
    const come = async () => {
      const handle = await line.attach({ onEvent: hear, onHangup: lose, onUp: () => coming.noteUp() });
      const coming = createJanusPublisher(handle, sending, judge);
      const joined = await handle.ask({ ...joining, ptype: 'publisher', display: own });
      privateId = joined.data.private_id;
      hear(joined);
      await coming.publish();
      return coming;
    };
    const publisher = await come().catch((error: unknown) => {
      close();
      throw error;
    });

    return {
      setMedia: publisher.setMedia,
      setStatus: publisher.setStatus,
      setQuality: publisher.setQuality,
      streamOf: (seatId) => {
        const fellow = [...fellows.values()].find((one) => one.seatId === seatId);
        return fellow && subscriber.streamOf(fellow.feed);
      },
      requestRoute() {
        publisher.restartIce().catch(lose);
        subscriber.restartIce();
      },
      close,
    };
  };
