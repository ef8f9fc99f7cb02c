import { describe, expect, it } from 'vitest';
import { mailedAddress, personalToken } from './mailed-address.ts';

const token = 'Ab_-0123456789abcdefghijklmnopqrstuvwxyzABC';
const id = 'AbCdEfGhIjKlMnOpQrStUv';
const links = {
  seat: `/experience/${id}#link=${token}`,
  decline: `/experience/${id}?answer=cannot#link=${token}`,
  reset: `/reset-password/${token}#email=ana%40team.example`,
  invitation: `/invite-admin/${token}`,
  verification: `/verify/17/${token}?expires=1800000000&signature=${token}`,
  connection: `/verify/connect/${token}?expires=1800000000&signature=${token}`,
  award: '/verify/award/Ab_-0123456789ab',
};
const encoded = (text: string) => text.replace(/[#?=&]/g, encodeURIComponent);
const ways: Record<string, (link: string) => string> = {
  'as it was mailed': (link) => link,
  'with %23': (link) => link.replace('#', '%23'),
  'with separators encoded': encoded,
  'with separators encoded twice': (link) => encodeURIComponent(encoded(link)).replaceAll('%2F', '/'),
  'with separators encoded in small letters': (link) =>
    encoded(link).replace(/%\w\w/g, (one) => one.toLowerCase()),
  'as text of HTML': (link) => link.replaceAll('&', '&amp;'),
  'with two slashes': (link) => `/${link}`,
  'with two slashes within': (link) => link.replace(/^(\/[\w-]+)\//, '$1//'),
  'with a capital': (link) => link.replace(/^\/[a-z]/, (start) => start.toUpperCase()),
  'in capitals': (link) => link.replace(/^\/[\w-]+/, (start) => start.toUpperCase()),
};
const tails = [
  ...['.', ')', ',', '>', '"', "'", ';', ']', '*', '_', '-', '…', '”', '\u200b', '\u00ad', '\ufeff', '%'],
  ...['%20', '%E2%80%8B', '%3E', '%22', '%29.', '%0D%0A', '%C2%A0', '?utm_source=x', '&amp;utm=1', '/'],
];

describe.each(Object.entries(links))('the link of a mail: %s', (name, link) => {
  it.each(Object.entries(ways))('%s', (_, mangle) => {
    expect(mailedAddress(mangle(link))).toBe(link);
  });

  it.each(tails)('with %j behind it', (tail) => {
    const isAnother = name === 'verification' || name === 'connection';
    if (isAnother && tail.includes('utm=')) return;
    expect(mailedAddress(`${link}${tail}`)).toBe(link);
  });

  it('with characters without a width in it', () => {
    expect(mailedAddress(link.replace('0123', '01\u200b2%E2%80%8B3'))).toBe(link);
  });

  it('is its own address again', () => {
    expect(mailedAddress(mailedAddress(`${link}.`) ?? '')).toBe(link);
  });
});

describe('addresses that are no mailed link, or a changed one', () => {
  it.each([
    '/',
    '/pricing.',
    '/experience',
    `/experience/${id}`,
    `/experience/${id}.`,
    `/experience/${id}#link=${token.slice(1)}`,
    `/experience/${id}#link=${token}x`,
    `/invite-admin/${token}x`,
    `/verify/17/${token}?signature=${token}&expires=1800000000`,
    `/verify/17/${token}?expires=1800000000&signature=${token}x`,
    `/verify/17/${token}?expires=1800000000&signature=${token}&more=1`,
    '/verify/award/short',
    `/dashboard?next=/experience/${id}%23link=${token}`,
  ])('%s', (address) => {
    expect(mailedAddress(address)).toBeUndefined();
  });
});

it.each([token, `${token}.`, `"${token}"`, `3D${token}`, `${token}\u200b)`, ` ${token}`])(
  'the token in %j',
  (text) => expect(personalToken(text)).toBe(token),
);

it('reads nothing that is longer than any link', () => {
  expect(mailedAddress(`${links.seat}${'.'.repeat(4000)}`)).toBeUndefined();
});
