import { expect, test, vi } from 'vitest';
import {
  isBeyondLimits,
  type MeasuredPage,
  measureInTurns,
  type PageMeasurement,
  peerPage,
  rowOf,
} from './web-figures.ts';

const home: MeasuredPage = { name: '/', url: 'http://localhost:1/', isOurs: true };
const peer: MeasuredPage = { name: 'Peer', url: 'http://localhost:2/', isOurs: false };

const measured = (of: Partial<PageMeasurement> = {}): PageMeasurement => ({
  scores: [100, 100, 100, 100],
  lcpMs: 1000,
  blockedMs: 10,
  cls: 0,
  bytes: 50_000,
  scriptBytes: 2000,
  inpMs: 50,
  index: 1500,
  missed: [],
  ...of,
});

test('a peer is a name and an address of the web, and nothing else', () => {
  expect(peerPage('Rallly=http://127.0.0.1:4230/?a=b')).toEqual({
    name: 'Rallly',
    url: 'http://127.0.0.1:4230/?a=b',
    isOurs: false,
  });
  const errors = vi.mocked(console.error).mockReturnValue(undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  try {
    const wrong = [
      '',
      'http://127.0.0.1:4230/',
      '=http://127.0.0.1/',
      'Rallly=',
      'Rallly=127.0.0.1',
      'R=file:///etc',
    ];
    for (const text of wrong) expect(() => peerPage(text)).toThrow('ended');
    expect(errors.mock.calls.flat().map((line: string) => line.trim())).toEqual(
      wrong.map((text) => `--peer takes NAME=http://HOST/PATH, not ${text || 'nothing'}.`),
    );
  } finally {
    errors.mockClear();
    exit.mockRestore();
  }
});

test('pages are measured in turns, never one of them several times in a row', async () => {
  const asked: string[] = [];
  const all = await measureInTurns([home, peer], 2, async (url) => asked.push(url));
  expect(asked).toEqual([home.url, peer.url, home.url, peer.url]);
  expect([...all]).toEqual([
    [home, [1, 3]],
    [peer, [2, 4]],
  ]);
});

test('a row is the median of each figure, and names what any run missed', () => {
  const { load, ...row } = rowOf(home, [
    measured({ lcpMs: 900.4, scores: [98, 100, 100, 100], scriptBytes: 1400, missed: ['redirects'] }),
    measured({ lcpMs: 3000, inpMs: 80, index: 1480, missed: ['redirects', 'canonical'] }),
    measured({
      lcpMs: 910.6,
      scores: [99, 100, 100, 100],
      inpMs: 60,
      index: 700,
      scriptBytes: 1600,
      cls: 0.0124,
    }),
  ]);
  expect(load).toBeGreaterThanOrEqual(0);
  expect(row).toEqual({
    page: '/',
    scores: '99 / 100 / 100 / 100',
    lcpMs: 911,
    inpMs: 60,
    cls: 0,
    blockedMs: 10,
    kB: 50,
    scriptKB: 2,
    index: 1480,
    missed: 'redirects canonical',
  });
});

test('each limit counts for a page of ours and none for a peer', () => {
  const beyond: Partial<PageMeasurement>[] = [
    { scores: [100, 100, 100, 99] },
    { lcpMs: 1201 },
    { inpMs: 101 },
    { cls: 0.002 },
  ];
  for (const one of beyond) {
    expect(isBeyondLimits(home, rowOf(home, [measured(one)]))).toBe(true);
    expect(isBeyondLimits(peer, rowOf(peer, [measured(one)]))).toBe(false);
  }
  const within = measured({ lcpMs: 1200, inpMs: 100, blockedMs: 5000, bytes: 5_000_000 });
  expect(isBeyondLimits(home, rowOf(home, [within]))).toBe(false);
});
