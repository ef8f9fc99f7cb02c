import { type EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { textFrame } from './text-frame.ts';

type FrameReader = EventEmitter & { write(data: Buffer): void };
const { Receiver } = ws as unknown as { Receiver: new (options: object) => FrameReader };

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
  'a frame of %i bytes is read back by ws',
  async (length) => {
    const text = 'é'.repeat(length >> 1).padEnd(length - (length >> 1), 'x');
    const receiver = new Receiver({ isServer: false });
    const message = once(receiver, 'message');
    receiver.write(textFrame(text));
    const [data, isBinary] = await message;
    expect([String(data), isBinary]).toEqual([text, false]);
  },
);
