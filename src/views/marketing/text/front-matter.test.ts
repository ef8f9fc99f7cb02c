import { expect, test } from 'vitest';
import { readDocument, requiredField } from './front-matter.ts';

test('reads fields and body, and keeps colons in values', () => {
  expect(readDocument('---\n\ntitle: Time: a story\ntags: a, b\n---\n\nHello.\n')).toEqual({
    fields: { title: 'Time: a story', tags: 'a, b' },
    body: 'Hello.',
  });
});

test.each([
  ['Hello.', 'The document has no front matter'],
  ['---\nno colon here\n---\nHello.', 'Not a front matter line: no colon here'],
])('refuses %j', (source, message) => {
  expect(() => readDocument(source)).toThrow(message);
});

test('names the field that is missing', () => {
  const document = readDocument('---\ntitle: A\n---\nB');
  expect(() => requiredField(document, 'date')).toThrow('The document lacks the field date');
});
