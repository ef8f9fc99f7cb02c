import type { MailContent } from '../outbox.ts';
import { button, type MailBlock, type MailLetter, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';
import { instantWords, timeWithZone } from './session-when.ts';

/** What every mail to an organiser needs. */
export interface OrganiserMail {
  publicUrl: string;
  firstName: string;
  title: string;
  /** The session's page on the dashboard. */
  link: string;
  /** Whoever planned the session has no account any more, so that the company's owner reads it. */
  isOwnersInstead: boolean;
}

const namedAtMost = 10;

const footer = ({ title, isOwnersInstead }: OrganiserMail) =>
  isOwnersInstead
    ? `You receive this because whoever planned ${title} has no account any more.`
    : `You receive this because you planned ${title}.`;

const choice = ({ publicUrl }: OrganiserMail): MailBlock => ({
  kind: 'links',
  links: [{ label: 'Choose which mails you receive', href: `${publicUrl}/dashboard/profile#mails` }],
});

const letter = (
  mail: OrganiserMail,
  said: Pick<MailLetter, 'subject' | 'preheader' | 'headline' | 'blocks'>,
): MailContent => renderLetter({ publicUrl: mail.publicUrl, ...said, footer: footer(mail) });

/** A row of names, a few of them where there are many; none where there is nobody. */
function peopleRow(label: string, people: readonly string[]) {
  if (people.length === 0) return [];
  const rest = people.length - namedAtMost;
  const others = rest > 0 ? [rest === 1 ? 'and one other' : `and ${rest} others`] : [];
  return [{ label, lines: [...people.slice(0, namedAtMost), ...others] }];
}

const countOf = (count: number, all: number) => `${count} of ${all}`;

export function sessionResultsMail(mail: OrganiserMail): MailContent {
  const { firstName, title, link } = mail;
  return letter(mail, {
    subject: `Results: ${title}`,
    preheader: 'Scores, decisions and collaboration, team by team.',
    headline: 'Your team has played',
    blocks: [
      paragraph(`${firstName}, ${title} is over. The scorecard of every team is on your dashboard.`),
      button('See the results', link),
      choice(mail),
    ],
  });
}

/** How a session stands; each list holds people by name. */
export interface Readiness {
  /** Unix ms. */
  startsAt: number;
  timezoneId: string;
  expected: number;
  opened: number;
  checked: number;
  unopened: readonly string[];
  undelivered: readonly string[];
  problems: readonly string[];
  absent: readonly string[];
}

export function readinessMail(mail: OrganiserMail & Readiness): MailContent {
  const { firstName, title, startsAt, timezoneId, expected, opened, checked } = mail;
  const day = instantWords(startsAt, 'en').day(timezoneId);
  const time = timeWithZone(startsAt, timezoneId, 'en');
  return letter(mail, {
    subject: `How ${title} stands`,
    preheader: `${countOf(opened, expected)} have opened their link.`,
    headline: 'Who is ready',
    blocks: [
      paragraph(`${firstName}, ${title} starts on ${day}, ${time}. It runs by itself; this is who is ready.`),
      {
        kind: 'facts',
        rows: [
          { label: 'Opened their link', lines: [countOf(opened, expected)] },
          { label: 'Checked a device', lines: [countOf(checked, expected)] },
          ...peopleRow('Have not opened it', mail.unopened),
          ...peopleRow('Invitation not delivered', mail.undelivered),
          ...peopleRow('Device problems', mail.problems),
          ...peopleRow('Cannot come', mail.absent),
        ],
      },
      button('Open the session', mail.link),
      ...(opened < expected
        ? [small('Whoever has not opened the link is invited again there, all of them at once.')]
        : []),
      choice(mail),
    ],
  });
}

/** `people` with their addresses. */
export function undeliveredMail(mail: OrganiserMail & { people: readonly string[] }): MailContent {
  const { firstName, title, people } = mail;
  const one = people.length === 1;
  return letter(mail, {
    subject: `Not delivered: ${title}`,
    preheader: one ? 'A mail about it did not arrive.' : `Mails to ${people.length} people did not arrive.`,
    headline: one ? 'A mail did not arrive' : 'Some mails did not arrive',
    blocks: [
      paragraph(
        `${firstName}, the mail server of ${one ? 'this address' : 'these addresses'} refused what we sent about ${title}. Look whether ${one ? 'it is' : 'they are'} right, and invite again or hand over the personal link.`,
      ),
      { kind: 'facts', rows: peopleRow(one ? 'Address' : 'Addresses', people) },
      button('Open the session', mail.link),
      choice(mail),
    ],
  });
}

export function absencesMail(
  mail: OrganiserMail & {
    absent: readonly string[];
    back: readonly string[];
    expected: number;
    invited: number;
  },
): MailContent {
  const { firstName, title, absent, back, expected, invited } = mail;
  const [only] = absent.length + back.length === 1 ? [...absent, ...back] : [];
  const who =
    only === undefined
      ? 'Who comes has changed'
      : `${only} ${absent.length > 0 ? 'cannot come' : 'can come after all'}`;
  return letter(mail, {
    subject: `${who}: ${title}`,
    preheader: `${countOf(expected, invited)} are expected now.`,
    headline: who,
    blocks: [
      paragraph(`${firstName}, ${countOf(expected, invited)} are expected at ${title} now.`),
      {
        kind: 'facts',
        rows: [...peopleRow('Cannot come', absent), ...peopleRow('Can come after all', back)],
      },
      button('Open the session', mail.link),
      choice(mail),
    ],
  });
}

export type FailureReason = 'not-held' | 'nobody-came' | 'missed';

const reasons: Record<FailureReason, string> = {
  'not-held': 'A fault on our side kept it from reaching its end.',
  'nobody-came': 'Nobody had come in 15 minutes after the start.',
  missed: 'The service was not running when it should have started.',
};

export function sessionFailedMail(
  mail: OrganiserMail & { reason: FailureReason; credits: number },
): MailContent {
  const returned = mail.credits === 1 ? 'One credit is' : `${mail.credits} credits are`;
  return letter(mail, {
    subject: `Could not be held: ${mail.title}`,
    preheader: `${returned} back on your account.`,
    headline: 'The session could not be held',
    blocks: [
      paragraph(`${mail.firstName}, ${mail.title} could not be held. ${reasons[mail.reason]}`),
      ...(mail.credits > 0
        ? [paragraph(`${returned} back on your account. There is nothing to ask for.`)]
        : []),
      button('Open the session', mail.link),
      small('Plan it again whenever it suits your team.'),
    ],
  });
}
