import { describe, expect, it } from 'vitest';
import { holdsAddress, plainNamePattern } from './plain-name.ts';

const pattern = new RegExp(plainNamePattern, 'u');

describe('a plain name', () => {
  it.each([
    'Ana',
    'Ana Maria d’Ávila',
    'Booking.com',
    'St.John',
    'R2/D2',
    'A@Work',
    '<b>x</b>',
    '渡辺',
    'Mr. & Mrs. Wren',
  ])('is %s', (name) => expect([pattern.test(name), holdsAddress(name)]).toEqual([true, false]));

  it.each([
    'https://evil.example',
    'see HTTP://EVIL.example now',
    'www.evil.example',
    'Www.Evil.Example',
    'write to eve@evil.example',
    'evil.example/win',
    'ftp://x',
  ])('is not %s', (name) => expect([pattern.test(name), holdsAddress(name)]).toEqual([false, true]));

  it.each(['Ana\r\nBcc: x', 'Ana\nhttps://x', 'Ana\u2028x', 'Ana\u0000', 'Ana\u0085'])('is not %j', (name) =>
    expect(pattern.test(name)).toBe(false),
  );
});
