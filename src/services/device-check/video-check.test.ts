import { expect, test } from 'vitest';
import type { IceServers } from './relay-ways.ts';
import { resultInEnglish } from './result-in-english.ts';
import type { RoomProbeOutcome, RoomProbeRequest } from './room-probe.ts';
import { checkVideo, type VideoServers } from './video-check.ts';

const stun = { urls: ['stun:stun.example'] };
const relay = {
  urls: ['turn:relay.example?transport=udp', 'turn:relay.example?transport=tcp', 'turns:relay.example'],
  username: 'name',
  credential: 'word',
};

/** What answers, by the way that is tried: "direct", "UDP", "TCP", "TLS". */
async function check(
  working: Record<string, Partial<RoomProbeOutcome>>,
  servers: IceServers,
  access: VideoServers['access'] = 'seat',
  byServer = false,
) {
  const asked: Pick<RoomProbeRequest, 'servers' | 'transport'>[] = [];
  const state = { closed: 0 };
  const wayOf = ({ servers: of, transport }: RoomProbeRequest) => {
    if (transport === 'all') return 'direct';
    const [url = ''] = of[0]?.urls ?? [];
    return url.startsWith('turns') ? 'TLS' : url.endsWith('tcp') ? 'TCP' : 'UDP';
  };
  const result = await checkVideo({
    readServers: async () => ({ servers, access, byServer }),
    probe: async (request) => {
      asked.push({ servers: request.servers, transport: request.transport });
      const answer = working[wayOf(request)];
      return {
        seenFromOutside: false,
        received: 40,
        lost: 0,
        jitterMs: 2.2,
        ...answer,
        works: answer !== undefined,
      };
    },
    openPicture: () => ({
      track: {} as MediaStreamTrack,
      close: () => {
        state.closed += 1;
      },
    }),
    signal: new AbortController().signal,
  });
  return { result: resultInEnglish(result), asked, closed: state.closed };
}

test('each way is tried by itself, the relays by nothing but themselves', async () => {
  const all = { direct: {}, UDP: {}, TCP: {}, TLS: {} };
  const { result, asked, closed } = await check(all, [stun, relay]);
  const by = (url: string) => ({ servers: [{ ...relay, urls: [url] }], transport: 'relay' });
  expect(asked).toEqual([{ servers: [stun], transport: 'all' }, ...relay.urls.map(by)]);
  expect([result, closed]).toEqual([
    {
      state: 'passed',
      detail:
        'Camera and microphone connect directly, and through the relay over UDP, TCP, and TLS. 0 of 40 packets lost, varying by 3 ms. Tried with your own access.',
    },
    1,
  ]);
});

test.each([
  [{ direct: {} }, 'warned', /directly only\. The relay does not answer over UDP, TCP, and TLS\./],
  [{ UDP: {} }, 'warned', /only through the relay, over UDP\. It does not answer over TCP and TLS\./],
  [
    { direct: {}, TCP: {}, TLS: {} },
    'warned',
    /through the relay over TCP and TLS\. It does not answer over UDP\./,
  ],
  [{ direct: {}, UDP: {}, TCP: {} }, 'passed', /over UDP and TCP\. It does not answer over TLS\./],
  [{ direct: {}, UDP: { received: 36, lost: 4 }, TCP: {}, TLS: {} }, 'warned', /4 of 40 packets lost/],
  [{}, 'failed', /^No way for camera and microphone was found/],
])('with a relay, where %o works, it has %s', async (working, state, detail) => {
  const { result } = await check(working, [relay]);
  expect(result).toMatchObject({ state, detail: expect.stringMatching(detail) });
  expect(result.remedy === undefined).toBe(state === 'passed');
});

test('with a media server there is no remark about two networks', async () => {
  const { result } = await check({ direct: {} }, [], 'visitor', true);
  expect(result).toEqual({
    state: 'passed',
    detail:
      'Camera and microphone connect in this browser. In a session they use a separate server, which is tested only then.',
  });
  expect((await check({}, [], 'visitor', true)).result.state).toBe('failed');
});

test('without a relay nothing is claimed of one', async () => {
  const { result, asked } = await check({ direct: {} }, [], 'visitor');
  expect(asked).toEqual([{ servers: [], transport: 'all' }]);
  expect(result).toEqual({
    state: 'passed',
    detail:
      'Camera and microphone connect in this browser. No relay is set up here, so between two networks it depends on both of them.',
  });
});

test('a connection within this page does not count for the world outside', async () => {
  const { result } = await check({ direct: {} }, [stun]);
  expect(result).toMatchObject({
    state: 'warned',
    detail: 'Camera and microphone connect on this device, but no server outside answered over UDP.',
  });
  const reached = await check({ direct: { seenFromOutside: true } }, [stun]);
  expect(reached.result.state).toBe('passed');
});

test('reports an unknown relay, and missing WebRTC', async () => {
  expect((await check({ direct: {} }, [], 'unknown')).result.detail).toContain(
    'couldn’t find out whether a relay',
  );
  expect((await check({}, [])).result.state).toBe('failed');
});
