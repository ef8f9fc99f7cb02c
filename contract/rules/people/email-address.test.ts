import { expect, test } from 'vitest';
import { bareAddress, emailAddress, emailAddressFault } from './email-address.ts';

test.each([
  ['Ana.Silva@Team.Example', 'ana.silva@team.example'],
  [" o'brien+tag@team.example ", "o'brien+tag@team.example"],
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@BÜCHER.example', 'info@xn--bcher-kva.example'],
  ['post@例え.テスト', 'post@xn--r8jz45g.xn--zckzah'],
  ['\u202aana@team.example\u202c', 'ana@team.example'],
  [`${'a'.repeat(64)}@team.example`, `${'a'.repeat(64)}@team.example`],
])('%j is kept as %s', (text, address) => expect(emailAddress(text)).toBe(address));

test.each([
  'jörg@team.example',
  'a@localhost',
  'a..b@team.example',
  '.a@team.example',
  'a.@team.example',
  '"john smith"@team.example',
  'a b@team.example',
  'a@team.example\n',
  'a@team\u0000.example',
  'a@@team.example',
  'a@team..example',
  'a@-team.example',
  'a@127.0.0.1',
  'a@１２７.0.0.1',
  'a@bü cher.example',
  'a@bücher.example/x',
  'a@bücher.example:80',
  '@team.example',
  `${'a'.repeat(65)}@team.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'bc.'.repeat(84)}example`,
  '',
])('%j is no address', (text) => expect(emailAddress(text)).toBeNull());

test('254 characters are an address, one more is none', () => {
  const address = `${'a'.repeat(8)}@${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(54)}.example`;
  expect(address).toHaveLength(254);
  expect(emailAddress(address)).toBe(address);
  expect(emailAddress(`a${address}`)).toBeNull();
});

test('what surrounds an address in a text is no part of it', () => {
  for (const text of [
    '<a@x.example>',
    '(a@x.example).',
    'mailto:a@x.example?subject=Hi',
    '“a@x.example”,',
    'a@x.example!',
  ])
    expect(bareAddress(text)).toBe('a@x.example');
});

test('names the reason why a text is no address', () => {
  expect(emailAddressFault('jörg@x.example')).toBe('“ö” can’t be used before the @');
  expect(emailAddressFault(`${'a'.repeat(65)}@x.example`)).toBe(
    'it has more than 64 characters before the @',
  );
  expect(emailAddressFault('a@x')).toBe('');
});
