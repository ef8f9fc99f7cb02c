import { expect, test } from 'vitest';
import { longestVideoRoomAddress, videoRoomAddress } from './video-room-address.ts';

test('a custom video room is an https address, one per team where it has a placeholder', () => {
  expect(videoRoomAddress(' https://rooms.example/owls?lobby=0 ', 2)).toBe(
    'https://rooms.example/owls?lobby=0',
  );
  expect(videoRoomAddress('https://rooms.example/harbour-{team}#config', 2)).toBe(
    'https://rooms.example/harbour-2#config',
  );
});

test.each([
  'http://rooms.example/owls',
  'javascript:alert(1)',
  'data:text/html,owls',
  'https://ana:secret@rooms.example/',
  'https://',
  'rooms.example/owls',
  '',
  `https://rooms.example/${'o'.repeat(longestVideoRoomAddress)}`,
])('%s is none', (text) => {
  expect(videoRoomAddress(text, 1)).toBeNull();
});
