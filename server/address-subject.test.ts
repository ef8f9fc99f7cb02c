import { describe, expect, it } from 'vitest';
import { addressSubject } from './address-subject.ts';

describe('the subject of an address', () => {
  it.each([
    '192.0.2.1',
    ' 192.0.2.1 ',
    '192.0.2.1:443',
    '::ffff:192.0.2.1',
    '::FFFF:192.0.2.1',
    '::ffff:c000:201',
    '0:0:0:0:0:ffff:192.0.2.1',
    '[::ffff:192.0.2.1]:443',
    '"[::ffff:192.0.2.1]:443"',
    '64:ff9b::192.0.2.1',
    '64:ff9b::c000:201',
    '64:ff9b:1::192.0.2.1',
    '2002:c000:201::1',
    '2002:c000:0201:ffff::7',
  ])('%j is one IPv4 address', (address) => expect(addressSubject(address)).toBe('192.0.2.1'));

  it.each([
    '2001:db8:1:2::1',
    '2001:DB8:1:2::',
    '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
    '[2001:db8:1:2::1]',
    '[2001:db8:1:2:3:4:5:6]:50123',
    '2001:db8:1:2::1%eth0',
    '2001:db8:1:2::192.0.2.1',
  ])('%j is one /64 network', (address) => expect(addressSubject(address)).toBe('2001:db8:1:2::/64'));

  it.each([
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['192.0.2.2:1', '192.0.2.2'],
  ])('%j is %j', (address, subject) => expect(addressSubject(address)).toBe(subject));

  it.each([
    '',
    'unknown',
    '_hidden',
    '-',
    '192.0.2',
    '192.0.2.1.1',
    '192.0.2.256',
    '192.0.2.1:x',
    '[::1',
    '1:2',
    ':::1',
    'a'.repeat(60_000),
    '\u0000',
  ])('%.20j is nobody in particular', (address) => expect(addressSubject(address)).toBe('unknown'));
});
