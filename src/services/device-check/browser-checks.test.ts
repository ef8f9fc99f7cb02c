import { expect, it } from 'vitest';
import { checkBrowser } from './browser-checks.ts';

const current = { MediaSource: {}, WebSocket: {}, crypto: { subtle: {} } };
const check = (has: object) => checkBrowser(has as Window & typeof globalThis, 'Chrome 156');

it('a browser without WebRTC can watch, vote and chat: the gap is shown at the video room', () => {
  expect(check(current)).toEqual({ state: 'passed', detail: [['browserFits', 'Chrome 156']] });
  expect(check({ ...current, WebSocket: undefined, crypto: {} })).toMatchObject({
    state: 'failed',
    detail: [['browserLacks', 'Chrome 156', ['secureStorage']]],
  });
});
