// @vitest-environment jsdom
import type Hls from 'hls.js';
import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { type FilmInput, filmMachine } from './film-machine.ts';
import { createPlayFilm } from './play-film-actor.ts';

function createTestFilm(given: Partial<FilmInput> = {}, { play = async () => {}, isPlayable = true } = {}) {
  const video = document.createElement('video');
  video.play = play;
  video.canPlayType = () => '';
  const players: { onError?: (name: string, data: { fatal: boolean }) => void; destroy: () => void }[] = [];
  class Player {
    static isSupported = () => isPlayable;
    static getMediaSource = () => ({ isTypeSupported: () => true });
    static Events = { ERROR: 'error' };
    onError?: (name: string, data: { fatal: boolean }) => void;
    destroy = vi.fn();
    loadSource = vi.fn();
    attachMedia = vi.fn();
    constructor() {
      players.push(this);
    }
    on(_name: string, listener: (name: string, data: { fatal: boolean }) => void) {
      this.onError = listener;
    }
  }
  const over: string[] = [];
  const machine = filmMachine.provide({
    actors: {
      playFilm: createPlayFilm({ screen: () => video, loadHls: async () => Player as unknown as typeof Hls }),
    },
    actions: { noteEnd: () => over.push('end'), noteFailure: () => over.push('failure') },
  });
  const input = { src: '/x.m3u8', startLevel: 0, endsMs: null, hasControls: false, ...given };
  const actor = createActor(machine, { input }).start();
  const plays = () => vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ shown: 'playing' }));
  return { actor, over, players, plays, video };
}

test('a film ends with its last picture, and is detached', async () => {
  const { over, players, plays, video } = createTestFilm();
  await plays();
  video.dispatchEvent(new Event('ended'));
  expect(over).toEqual(['end']);
  expect(players[0]?.destroy).toHaveBeenCalledOnce();
});

test('one that is shown in part ends where that part does', async () => {
  const { over, plays, video } = createTestFilm({ endsMs: 2000 });
  await plays();
  video.currentTime = 1.9;
  video.dispatchEvent(new Event('timeupdate'));
  expect(over).toEqual([]);
  video.currentTime = 2;
  video.dispatchEvent(new Event('timeupdate'));
  expect(over).toEqual(['end']);
});

test('one with controls may be seen again after its end', async () => {
  const { over, players, plays, video } = createTestFilm({ hasControls: true });
  await plays();
  video.dispatchEvent(new Event('ended'));
  expect(over).toEqual([]);
  expect(players[0]?.destroy).not.toHaveBeenCalled();
});

test.each([
  [true, []],
  [false, ['failure']],
])('a browser that starts nothing by itself, controls %s: %j', async (hasControls, expected) => {
  const play = vi.fn(() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
  const { actor, over } = createTestFilm({ hasControls }, { play });
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toEqual({ shown: 'loading' }));
  expect(over).toEqual(expected);
});

test('a browser without the codec and a stream that breaks off are failures', async () => {
  const unable = createTestFilm({}, { isPlayable: false });
  await vi.waitFor(() => expect(unable.over).toEqual(['failure']));
  const { over, players, plays } = createTestFilm();
  await plays();
  players[0]?.onError?.('error', { fatal: false });
  expect(over).toEqual([]);
  players[0]?.onError?.('error', { fatal: true });
  expect(over).toEqual(['failure']);
});

test('nothing plays on when the view is gone', async () => {
  const { actor, over, players, plays, video } = createTestFilm();
  await plays();
  actor.stop();
  video.dispatchEvent(new Event('ended'));
  expect(over).toEqual([]);
  expect(players[0]?.destroy).toHaveBeenCalledOnce();
});

test('every state can be reached', () => {
  const input = { src: '/x.m3u8', startLevel: 0, endsMs: null, hasControls: false };
  expect(unreachableStates(filmMachine, { input })).toEqual([]);
});
