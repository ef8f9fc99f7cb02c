import { expect, it } from 'vitest';
import type { MailContent } from '../outbox.ts';
import { entryCodeMail } from './entry-code-mail.ts';
import {
  cancelledMail,
  invitationMail,
  messageMail,
  movedMail,
  type ParticipantMail,
  reminderMail,
  resultsReadyMail,
} from './session-mails.ts';
import { zoneText } from '#contract/words/moments.ts';

const mail: ParticipantMail = {
  language: 'en',
  publicUrl: 'https://muster.example',
  sessionId: 'AbCdEfGhIjKlMnOpQrStUv',
  title: 'Winter & gathering',
  storyTitle: 'The Borrowed Light',
  storyTagline: 'Carry the light over the pass.',
  pictureUrl: 'https://muster.example/light.jpg',
  startsAt: Date.UTC(2027, 2, 2, 16, 30),
  movedFrom: Date.UTC(2027, 2, 1, 15),
  lengthMinutes: 9,
  blockMinutes: 30,
  timezoneId: 'Europe/Lisbon',
  organiserTimezoneId: 'Europe/Lisbon',
  company: 'Acme',
  logoPath: null,
  colour: null,
  organiser: 'Olga Owner',
  team: 'Lanterns',
  firstName: 'Ana',
  link: 'https://muster.example/experience/AbCdEfGhIjKlMnOpQrStUv#link=seat',
  declineLink: 'https://muster.example/decline',
  declined: false,
  note: null,
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What somebody reads of the HTML: its texts one by one, and where its links lead. */
function readable(html: string): { texts: string[]; links: string[] } {
  const body = html.replace(/^[\s\S]*<body[^>]*>/, '').replace(/<div style="display:none[\s\S]*?<\/div>/, '');
  const decode = (text: string) =>
    text
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/&(\w+);/g, (found, name: string) => entities[name] ?? found);
  return {
    texts: body
      .split(/<[^>]+>/)
      .map((text) => decode(text).replace(/\s+/g, ' ').trim())
      .filter((text) => /\w/.test(text)),
    links: [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => decode(href)),
  };
}

it.each([
  ['an invitation', invitationMail(mail)],
  ['a reminder', reminderMail(mail, 'day')],
  ['a move', movedMail(mail)],
])('%s says the session id on a line of its own, which the join form asks for', (_, { text, html }) => {
  expect(text.split('\n')).toContain('Session ID: AbCdEfGhIjKlMnOpQrStUv');
  expect(readable(html).texts).toContain('AbCdEfGhIjKlMnOpQrStUv');
});

it('a moved session shows the old and the new time', () => {
  const { text, html } = movedMail(mail);
  expect(text).toContain(
    ['Before: Monday 1 March 2027', '        15:00–15:30 (Lisbon time, GMT+0)'].join('\n'),
  );
  expect(text).toContain(['Now: Tuesday 2 March 2027', '     16:30–17:00 (Lisbon time, GMT+0)'].join('\n'));
  const { texts } = readable(html);
  const order = ['Before', 'Monday 1 March 2027', 'Now', 'Tuesday 2 March 2027'].map((part) =>
    texts.indexOf(part),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

it.each([
  ['an invitation', invitationMail(mail)],
  ['a reminder', reminderMail(mail, 'day')],
  ['a reminder at the door', reminderMail(mail, 'lobby')],
  ['a move', movedMail(mail)],
])('the plain text of %s says all that the HTML does, and leads to the same places', (_, { text, html }) => {
  const plain = text.replace(/\s+/g, ' ');
  const { texts, links } = readable(html);
  expect(texts.filter((part) => !plain.includes(part))).toEqual([]);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => !text.includes(href))).toEqual([]);
});

/** Every mail that a guest can get. */
const guestMails: Record<string, (mail: ParticipantMail) => MailContent> = {
  'an invitation': invitationMail,
  'a reminder of the day before': (mail) => reminderMail(mail, 'day'),
  'a reminder of the hour before': (mail) => reminderMail(mail, 'hour'),
  'a reminder at the door': (mail) => reminderMail(mail, 'lobby'),
  'a move': movedMail,
  'a move, for guests who declined': (mail) => movedMail({ ...mail, declined: true }),
  'a cancelled session': (mail) => cancelledMail(mail, 'cancelled'),
  'a cancelled session, for guests who declined': (mail) => cancelledMail(mail, 'declined'),
  'a place taken away': (mail) => cancelledMail(mail, 'removed'),
  'a session that could not take place': (mail) => cancelledMail(mail, 'missed'),
  'a message': (mail) => messageMail(mail, { by: mail.organiser, text: '···', isOver: false }),
  results: resultsReadyMail,
  'an entry code': ({ language, publicUrl, title }) =>
    entryCodeMail({ language, publicUrl, title, code: '123456' }),
};

/** What stands in mails of any language: names, times and numbers. */
const nobodysLanguage = [
  mail.title,
  mail.storyTitle,
  mail.team,
  mail.sessionId,
  `${mail.organiser}, ${mail.company}`,
  'Muster',
  '123456',
  '15:00 UTC',
  '16:30 UTC',
];

it.each(Object.entries(guestMails))('%s in German has no line in English', (_, write) => {
  const [english, german] = (['en', 'de'] as const).map((language) => write({ ...mail, language }));
  const { texts, links } = readable(german?.html ?? '');
  const left = readable(english?.html ?? '').texts.filter((text) => !nobodysLanguage.includes(text));
  expect(left.length).toBeGreaterThan(2);
  expect(texts.filter((text) => left.includes(text))).toEqual([]);
  expect(german?.subject).not.toBe(english?.subject);
  expect(german?.text.replaceAll(mail.storyTagline, '')).not.toMatch(/\b(?:the|your|and|with|Privacy)\b/);
  expect(german?.html).toContain('<html lang="de">');
  expect(links).toEqual(readable(english?.html ?? '').links);
});

it('a mail in German names day, time and zone as Germans write them', () => {
  const { subject, text } = invitationMail({
    ...mail,
    language: 'de',
    timezoneId: 'Europe/Berlin',
    startsAt: Date.UTC(2027, 2, 1, 23, 30),
  });
  expect(subject).toBe('Einladung: Winter & gathering, Dienstag, 2. März 2027');
  expect(text).toContain(
    [
      'Wann: Dienstag, 2. März 2027',
      '      00:30–01:00 Uhr (Mitteleuropäische Zeit, GMT+1)',
      '      23:30 Uhr (Westeuropäische Zeit, GMT+0) am Montag, 1. März 2027',
      '      23:30 UTC am Montag, 1. März 2027',
    ].join('\n'),
  );
});

it.each([
  ['Asia/Kolkata', 'Indische Normalzeit, GMT+5:30'],
  ['Europe/London', 'Ortszeit Vereinigtes Königreich, GMT+0'],
  ['America/New_York', 'Nordamerikanische Ostküstenzeit, GMT-5'],
  ['UTC', 'UTC'],
])('the zone %s has a German name in a German mail', (zone, name) => {
  expect(zoneText(Date.UTC(2027, 2, 1), zone, 'de')).toBe(name);
});

it('whose name is not known is thanked all the same', () => {
  expect(resultsReadyMail({ ...mail, firstName: '' }).text).toContain('\nThank you for playing');
});
