import { expect, it } from 'vitest';
import { invitationMail, movedMail, type ParticipantMail, reminderMail } from './session-mails.ts';

const mail: ParticipantMail = {
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
  organiser: 'Olga Owner',
  team: 'Lanterns',
  firstName: 'Ana',
  link: 'https://muster.example/experience/AbCdEfGhIjKlMnOpQrStUv#link=seat',
  declineLink: 'https://muster.example/decline',
  declined: false,
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
  expect(text.split('\n')).toContain('Session id: AbCdEfGhIjKlMnOpQrStUv');
  expect(readable(html).texts).toContain('AbCdEfGhIjKlMnOpQrStUv');
});

it('a moved session tells the old time and the new', () => {
  const { text, html } = movedMail(mail);
  expect(text).toContain(
    ['Before: Monday, 1 March 2027', '        15:00–15:30, Lisbon time (GMT)'].join('\n'),
  );
  expect(text).toContain(['Now: Tuesday, 2 March 2027', '     16:30–17:00, Lisbon time (GMT)'].join('\n'));
  const { texts } = readable(html);
  const order = ['Before', 'Monday, 1 March 2027', 'Now', 'Tuesday, 2 March 2027'].map((part) =>
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
