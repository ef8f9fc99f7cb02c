import { expect, test } from 'vitest';
import {
  absencesMail,
  readinessMail,
  sessionFailedMail,
  sessionResultsMail,
  undeliveredMail,
} from './organiser-mails.ts';

const mail = {
  language: 'en' as const,
  publicUrl: 'https://muster.example',
  firstName: 'Rosa',
  title: 'Winter adventure',
  link: 'https://muster.example/dashboard/sessions/s1',
  isOwnersInstead: false,
};
const readiness = {
  ...mail,
  startsAt: Date.parse('2027-03-01T16:00:00Z'),
  timezoneId: 'Europe/Lisbon',
  expected: 14,
  opened: 1,
  checked: 1,
  unopened: Array.from({ length: 12 }, (_, index) => `Person ${index + 1}`),
  undelivered: ['Dee Guest'],
  problems: [],
  absent: ['Ben Okoro'],
};
const plain = ({ text }: { text: string }) => text.replaceAll('\u2060', '');

test("a session's status: its time, the counts, and up to ten names behind each", () => {
  const text = plain(readinessMail(readiness));
  expect(text).toContain('Monday 1 March 2027, 16:00 (Lisbon time, GMT+0)');
  expect(text).toMatch(/Opened their link:\s+1 of 14/);
  expect(text).toMatch(/Person 10\s+and 2 others/);
  expect(text).not.toContain('Person 11');
  expect(text).toMatch(/Cannot come:\s+Ben Okoro/);
  expect(text, 'nobody has one').not.toContain('Device problems');
});

test.each([
  [['Ana Silva'], [], 'Ana Silva cannot come: Winter adventure'],
  [[], ['Ana Silva'], 'Ana Silva can come after all: Winter adventure'],
  [['Ana Silva'], ['Ben Okoro'], 'Guest list changed: Winter adventure'],
])('%j cannot come, %j can', (absent, back, subject) => {
  const letter = absencesMail({ ...mail, absent, back, expected: 7, invited: 8 });
  expect(letter.subject).toBe(subject);
  for (const name of [...absent, ...back]) expect(plain(letter)).toContain(name);
  expect(plain(letter)).toContain('7 of 8');
});

test('every mail that can be declined names how and why it was sent; that a session failed cannot', () => {
  const letters = [
    readinessMail(readiness),
    undeliveredMail({ ...mail, people: ['Ana Silva, ana@team.example'] }),
    absencesMail({ ...mail, absent: ['Ana'], back: [], expected: 1, invited: 2 }),
    sessionResultsMail(mail),
  ];
  for (const { html, text } of letters) {
    expect(html).toContain('https://muster.example/dashboard/profile#mails');
    expect(text).toContain('https://muster.example/dashboard/profile#mails');
    expect(text).toContain('because you scheduled Winter adventure');
  }
  const failed = sessionFailedMail({ ...mail, isOwnersInstead: true, reason: 'missed', credits: 1 });
  expect(failed.text).not.toContain('#mails');
  expect(failed.text).toContain('the person who scheduled Winter adventure no longer has an account');
});

test('in German: the words, the time as Germans write it, and the language of the letter', () => {
  const german = { ...readiness, language: 'de' as const };
  const { subject, html } = readinessMail(german);
  const text = plain(readinessMail(german));
  expect(subject).toBe('Stand der Vorbereitung: Winter adventure');
  expect(html).toContain('<html lang="de">');
  expect(text).toContain(
    'Hallo Rosa, „Winter adventure“ beginnt am Montag, 1. März 2027, 16:00 Uhr (Westeuropäische Zeit, GMT+0).',
  );
  expect(text).toMatch(/Link geöffnet:\s+1 von 14/);
  expect(text).toMatch(/Person 10\s+und 2 weitere Personen/);
  expect(text).toContain('weil Sie „Winter adventure“ geplant haben');
  const failed = (credits: number) =>
    plain(sessionFailedMail({ ...mail, language: 'de', reason: 'missed', credits }));
  expect(failed(1)).toContain('1 Credit ist wieder auf Ihrem Konto verfügbar.');
  expect(failed(3)).toContain('3 Credits sind wieder auf Ihrem Konto verfügbar.');
  expect(failed(0)).not.toContain('Credit');
});
