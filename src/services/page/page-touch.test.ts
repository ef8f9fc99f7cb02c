import { expect, test, vi } from 'vitest';
import { createTouchWatch, firstTouch } from './page-touch.ts';

function createTestWindow() {
  const target = new EventTarget();
  const send = (type: string, isTrusted = true) => {
    const event = new Event(type);
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    target.dispatchEvent(event);
  };
  return { window: target as unknown as Parameters<typeof createTouchWatch>[0], send };
}

test.each(['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'click'])(
  '%s is a touch, unless a program made it',
  (type) => {
    const { window, send } = createTestWindow();
    const onTouch = vi.fn();
    createTouchWatch(window)(onTouch);
    send('load');
    send('focus');
    send(type, false);
    expect(onTouch).not.toHaveBeenCalled();
    send(type);
    send(type);
    expect(onTouch).toHaveBeenCalledTimes(1);
  },
);

test('a touch before the first request counts', () => {
  const { window, send } = createTestWindow();
  const watch = createTouchWatch(window);
  send('click');
  const onTouch = vi.fn();
  watch(onTouch);
  expect(onTouch).toHaveBeenCalledTimes(1);
});

test('nothing is reported after it was stopped', () => {
  const { window, send } = createTestWindow();
  const onTouch = vi.fn();
  createTouchWatch(window)(onTouch)();
  send('click');
  expect(onTouch).not.toHaveBeenCalled();
});

test('the first touch settles', async () => {
  const { window, send } = createTestWindow();
  const touched = firstTouch(window);
  send('keydown');
  await touched;
});
