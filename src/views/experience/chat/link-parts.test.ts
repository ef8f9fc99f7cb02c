import { expect, test } from 'vitest';
import { linkParts } from './link-parts.ts';

const links = (message: string) => linkParts(message).filter(({ href }) => href !== null);

test('an address becomes a link that reads as it was typed', () => {
  expect(linkParts('See https://Example.org/a?b=c, then come back.')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://Example.org/a?b=c', href: 'https://example.org/a?b=c' },
    { text: ', then come back.', href: null },
  ]);
});

test('two addresses and the words between them keep their order', () => {
  expect(linkParts('http://a.test https://b.test').map(({ text }) => text)).toEqual([
    'http://a.test',
    ' ',
    'https://b.test',
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://files.test/x',
  'file:///etc/passwd',
  'www.example.org',
  'https://bank.test@evil.test/login',
  'https://',
])('%s stays text', (message) => {
  expect(links(message)).toEqual([]);
  expect(linkParts(message)).toEqual([{ text: message, href: null }]);
});

test('the words of a message are never lost', () => {
  const message = '(https://a.test/x) and https://u@b.test, "https://c.test"…';
  expect(
    linkParts(message)
      .map(({ text }) => text)
      .join(''),
  ).toBe(message);
});
