import { expect, test } from 'vitest';
import { codeFrom, emailFrom, sessionIdFrom } from './pasted-invitation.ts';

const id = 'AbCdEfGhIjKlMnOpQrSt_-';

test('an address is found in what mail programs copy', () => {
  const pasted = [
    'ana@example.org',
    ' Ana B <ana@example.org> ',
    'mailto:ana@example.org',
    '"ana@example.org",',
  ];
  expect(pasted.map(emailFrom)).toEqual(pasted.map(() => 'ana@example.org'));
  expect([emailFrom('ana'), emailFrom('ana@'), emailFrom('')]).toEqual([undefined, undefined, undefined]);
});

test('a session id is found in a link, in a link with more, and with blanks', () => {
  const pasted = [
    id,
    ` ${id}\n`,
    `AbCdEfGhIjK lMnOpQrSt_-`,
    `https://muster.example/experience/${id}#link=secret`,
    `https://muster.example/experience/wait/${id}?email=a`,
  ];
  expect(pasted.map(sessionIdFrom)).toEqual(pasted.map(() => id));
  expect([sessionIdFrom('short'), sessionIdFrom(`${id}x`), sessionIdFrom('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a code is found plain, in groups and in a sentence, and not in a longer number', () => {
  const pasted = ['123456', ' 123 456\n', '123-456', 'Your code: 123456.', '1 2 3 4 5 6'];
  expect(pasted.map(codeFrom)).toEqual(pasted.map(() => '123456'));
  expect(['', '12345', '1234567', 'code'].map(codeFrom)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
