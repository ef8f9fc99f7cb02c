import { form, plural } from '#contract/words/en/counts.ts';
import type { MailContent } from '../outbox.ts';
import { button, type MailBlock, type MailLetter, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';
import { momentText } from '#contract/words/moments.ts';

/** What every mail to an organiser needs. */
export interface OrganiserMail {
  publicUrl: string;
  firstName: string;
  title: string;
  /** The session's page on the dashboard. */
  link: string;
  /** The person who scheduled the session no longer has an account, so the company's owner reads it. */
  isOwnersInstead: boolean;
}

const namedAtMost = 10;

const footer = ({ title, isOwnersInstead }: OrganiserMail) =>
  isOwnersInstead
    ? `You’re receiving this email because the person who scheduled ${title} no longer has an account.`
    : `You’re receiving this email because you scheduled ${title}.`;

const choice = ({ publicUrl }: OrganiserMail): MailBlock => ({
  kind: 'links',
  links: [{ label: 'Choose which emails you receive', href: `${publicUrl}/dashboard/profile#mails` }],
});

const letter = (
  mail: OrganiserMail,
  said: Pick<MailLetter, 'subject' | 'preheader' | 'headline' | 'blocks'>,
): MailContent => renderLetter({ publicUrl: mail.publicUrl, ...said, footer: footer(mail) });

/** A row of names, a few of them where there are many; none where there is nobody. */
function peopleRow(label: string, people: readonly string[]) {
  if (people.length === 0) return [];
  const rest = people.length - namedAtMost;
  const others = rest > 0 ? [`and ${plural(rest, 'other', 'others')}`] : [];
  return [{ label, lines: [...people.slice(0, namedAtMost), ...others] }];
}

const countOf = (count: number, all: number) => `${count} of ${all}`;

export function sessionResultsMail(mail: OrganiserMail): MailContent {
  const { firstName, title, link } = mail;
  return letter(mail, {
    subject: `Results: ${title}`,
    preheader: 'Scores, decisions and collaboration, team by team.',
    headline: 'Your results are ready',
    blocks: [
      paragraph(`${firstName}, ${title} is over. The scorecard of every team is on your dashboard.`),
      button('See the results', link),
      choice(mail),
    ],
  });
}

/** The state of a session; each list holds people by name. */
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
  return letter(mail, {
    subject: `Readiness: ${title}`,
    preheader: `${countOf(opened, expected)} ${form(opened, 'has', 'have')} opened their link.`,
    headline: 'Who is ready',
    blocks: [
      paragraph(
        `${firstName}, ${title} starts on ${momentText(startsAt, timezoneId, 'en')}. It will run automatically. Here is who’s ready.`,
      ),
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
        ? [small('There you can resend the invitation to everyone who hasn’t opened their link.')]
        : []),
      choice(mail),
    ],
  });
}

/** `people` with their addresses. */
export function undeliveredMail(mail: OrganiserMail & { people: readonly string[] }): MailContent {
  const { firstName, title, people } = mail;
  const said = (one: string, several: string) => form(people.length, one, several);
  return letter(mail, {
    subject: `Not delivered: ${title}`,
    preheader: said(
      'An email couldn’t be delivered.',
      `Emails to ${people.length} people couldn’t be delivered.`,
    ),
    headline: said('An email couldn’t be delivered', 'Some emails couldn’t be delivered'),
    blocks: [
      paragraph(
        `${firstName}, the mail server of ${said('this address', 'these addresses')} rejected our email about ${title}. Check whether ${said('it is', 'they are')} right, then resend the invitation or pass on the personal link.`,
      ),
      { kind: 'facts', rows: peopleRow(said('Email', 'Emails'), people) },
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
      ? 'Guest list changed'
      : `${only} ${absent.length > 0 ? 'cannot come' : 'can come after all'}`;
  return letter(mail, {
    subject: `${who}: ${title}`,
    preheader: `${countOf(expected, invited)} expected.`,
    headline: who,
    blocks: [
      paragraph(
        `${firstName}, ${countOf(expected, invited)} ${form(expected, 'is', 'are')} now expected at ${title}.`,
      ),
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
  'not-held': 'A fault on our side stopped it before its end.',
  'nobody-came': 'Nobody joined within 15 minutes of the start.',
  missed: 'The service was not running when it should have started.',
};

export function sessionFailedMail(
  mail: OrganiserMail & { reason: FailureReason; credits: number },
): MailContent {
  const returned = plural(mail.credits, 'credit has', 'credits have');
  return letter(mail, {
    subject: `Did not take place: ${mail.title}`,
    preheader: `${returned} been returned to your account.`,
    headline: 'The session couldn’t take place',
    blocks: [
      paragraph(`${mail.firstName}, ${mail.title} couldn’t take place. ${reasons[mail.reason]}`),
      ...(mail.credits > 0
        ? [paragraph(`${returned} been returned to your account. You don’t need to do anything.`)]
        : []),
      button('Open the session', mail.link),
      small('Schedule it again whenever it suits your team.'),
    ],
  });
}
