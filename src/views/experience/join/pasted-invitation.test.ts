import { expect, test } from 'vitest';
import { emailFrom, sessionIdFrom } from './pasted-invitation.ts';

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
