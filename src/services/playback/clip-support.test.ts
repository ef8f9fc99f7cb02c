import { expect, it } from 'vitest';
import { clipSupport } from './clip-support.ts';

const player = (decodes: boolean | null) => ({
  isSupported: () => decodes !== null,
  getMediaSource: () =>
    decodes === null ? undefined : ({ isTypeSupported: () => decodes } as unknown as typeof MediaSource),
});
const element = (answer: CanPlayTypeResult) => ({ canPlayType: () => answer });

it.each([
  { browser: 'with H.264', player: player(true), element: element(''), way: 'segments' },
  {
    browser: 'with H.264 that also knows playlists',
    player: player(true),
    element: element('maybe'),
    way: 'segments',
  },
  {
    browser: 'without Media Source Extensions, as an old iPhone',
    player: player(null),
    element: element('maybe'),
    way: 'native',
  },
  { browser: 'that decodes other films only', player: player(false), element: element(''), way: 'none' },
  { browser: 'without films', player: player(null), element: element(''), way: 'none' },
])('a browser $browser plays clips: $way', ({ player, element, way }) => {
  expect(clipSupport(player, element)).toBe(way);
});
