import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { momentText } from '#contract/words/moments.ts';
import { sessionMailWordsIn } from '../../words/organiser-words.ts';
import type { MailContent } from '../outbox.ts';
import { button, type MailBlock, type MailLetter, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** What every mail to an organiser needs. */
export interface OrganiserMail {
  language: SpokenLanguage;
  publicUrl: string;
  firstName: string;
  title: string;
  /** The session's page on the dashboard. */
  link: string;
  /** The person who scheduled the session no longer has an account, so the company's owner reads it. */
  isOwnersInstead: boolean;
}

const namedAtMost = 10;

const wordsOf = ({ language }: Pick<OrganiserMail, 'language'>) => sessionMailWordsIn(language);

const choice = (mail: OrganiserMail): MailBlock => ({
  kind: 'links',
  links: [{ label: wordsOf(mail).organiser.choose, href: `${mail.publicUrl}/dashboard/profile#mails` }],
});

function letter(
  mail: OrganiserMail,
  content: Pick<MailLetter, 'subject' | 'preheader' | 'headline' | 'blocks'>,
): MailContent {
  const { language, publicUrl, title, isOwnersInstead } = mail;
  const { why, whyInstead } = wordsOf(mail).organiser;
  return renderLetter({
    language,
    publicUrl,
    ...content,
    footer: isOwnersInstead ? whyInstead(title) : why(title),
  });
}

/** A row of names, a few of them where there are many; none where there is nobody. */
function peopleRow(mail: OrganiserMail, label: string, people: readonly string[]) {
  if (people.length === 0) return [];
  const rest = people.length - namedAtMost;
  const others = rest > 0 ? [wordsOf(mail).organiser.others(rest)] : [];
  return [{ label, lines: [...people.slice(0, namedAtMost), ...others] }];
}

export function sessionResultsMail(mail: OrganiserMail): MailContent {
  const { firstName, title, link } = mail;
  const words = wordsOf(mail).results;
  return letter(mail, {
    subject: words.subject(title),
    preheader: words.preheader,
    headline: words.headline,
    blocks: [paragraph(words.text(firstName, title)), button(words.button, link), choice(mail)],
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
  const { language, firstName, title, startsAt, timezoneId, expected, opened, checked } = mail;
  const { readiness: words, organiser, openSession } = wordsOf(mail);
  return letter(mail, {
    subject: words.subject(title),
    preheader: words.preheader(opened, expected),
    headline: words.headline,
    blocks: [
      paragraph(words.text(firstName, title, momentText(startsAt, timezoneId, language))),
      {
        kind: 'facts',
        rows: [
          { label: words.opened, lines: [organiser.countOf(opened, expected)] },
          { label: words.checked, lines: [organiser.countOf(checked, expected)] },
          ...peopleRow(mail, words.unopened, mail.unopened),
          ...peopleRow(mail, words.undelivered, mail.undelivered),
          ...peopleRow(mail, words.problems, mail.problems),
          ...peopleRow(mail, words.absent, mail.absent),
        ],
      },
      button(openSession, mail.link),
      ...(opened < expected ? [small(words.resend)] : []),
      choice(mail),
    ],
  });
}

/** `people` with their addresses. */
export function undeliveredMail(mail: OrganiserMail & { people: readonly string[] }): MailContent {
  const { firstName, title, people } = mail;
  const { undelivered: words, openSession } = wordsOf(mail);
  return letter(mail, {
    subject: words.subject(title),
    preheader: words.preheader(people.length),
    headline: words.headline(people.length),
    blocks: [
      paragraph(words.text(firstName, title, people.length)),
      { kind: 'facts', rows: peopleRow(mail, words.emails(people.length), people) },
      button(openSession, mail.link),
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
  const { absences: words, openSession } = wordsOf(mail);
  const [only] = absent.length + back.length === 1 ? [...absent, ...back] : [];
  const content = absent.length > 0 ? words.cannotCome : words.canCome;
  const who = only === undefined ? words.several : content(only);
  return letter(mail, {
    subject: words.subject(who, title),
    preheader: words.preheader(expected, invited),
    headline: who,
    blocks: [
      paragraph(words.text(firstName, title, expected, invited)),
      {
        kind: 'facts',
        rows: [...peopleRow(mail, words.absent, absent), ...peopleRow(mail, words.back, back)],
      },
      button(openSession, mail.link),
      choice(mail),
    ],
  });
}

export type FailureReason = 'not-held' | 'nobody-came' | 'missed';

export function sessionFailedMail(
  mail: OrganiserMail & { reason: FailureReason; credits: number },
): MailContent {
  const { firstName, title, reason, credits } = mail;
  const { failed: words, openSession } = wordsOf(mail);
  return letter(mail, {
    subject: words.subject(title),
    preheader: words.preheader(credits),
    headline: words.headline,
    blocks: [
      paragraph(words.text(firstName, title, words.reasons[reason])),
      ...(credits > 0 ? [paragraph(words.returned(credits))] : []),
      button(openSession, mail.link),
      small(words.again),
    ],
  });
}
