import { expect, test } from 'vitest';
import { frameAddress } from './frame-room.ts';

test('an HTTPS room is framed under the name of the person', () => {
  expect(frameAddress('https://rooms.example/owls?lobby=0', 'Ana B')).toBe(
    'https://rooms.example/owls?lobby=0&name=Ana+B',
  );
});

test('anything else is not framed', () => {
  const refused = ['http://rooms.example/owls', 'javascript:alert(1)', 'data:text/html,x', 'owls', '', null];
  expect(refused.map((url) => frameAddress(url, 'Ana'))).toEqual(refused.map(() => null));
});
