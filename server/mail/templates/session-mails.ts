import type { GuestColour } from '#contract/rules/company-colour.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { MailContent } from '../outbox.ts';
import { button, type MailBlock, type MailLetter, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';
import { longDayText, timeWithZone, offsetText } from '#contract/words/moments.ts';
import { mailWordsIn } from '../../words/mail-words.ts';

/**
 * Day and time as the reader's clock shows them, then the organiser's and UTC where they differ.
 * It ends as in the calendar, with arrival and debrief. `startsAt` Unix ms.
 */
function sessionWhen(mail: {
  startsAt: number;
  blockMinutes: number;
  timezoneId: string;
  organiserTimezoneId: string;
  language: SpokenLanguage;
}): string[] {
  const { startsAt, timezoneId, organiserTimezoneId, language } = mail;
  const day = longDayText(startsAt, timezoneId, language);
  const elsewhere = (zone: string) => {
    const time = timeWithZone(startsAt, zone, language);
    const there = longDayText(startsAt, zone, language);
    return there === day ? time : mailWordsIn(language).onDay(time, there);
  };
  const offset = (zone: string) => offsetText(startsAt, zone, language);
  const isSameClock = offset(timezoneId) === offset(organiserTimezoneId);
  const others = [...(isSameClock ? [] : [organiserTimezoneId]), 'UTC'].filter(
    (zone, index, all) => zone !== timezoneId && all.indexOf(zone) === index,
  );
  return [
    day,
    timeWithZone(startsAt, timezoneId, language, startsAt + mail.blockMinutes * 60_000),
    ...others.map(elsewhere),
  ];
}

/** What every mail to a participant needs; `startsAt` is Unix ms, `link` the personal link, `declined` the seat of a person who has declined. */
export interface ParticipantMail {
  language: SpokenLanguage;
  publicUrl: string;
  /** The join form asks for it. */
  sessionId: string;
  title: string;
  storyTitle: string;
  storyTagline: string;
  pictureUrl: string;
  startsAt: number;
  /** Where it stood before the last move; null where it was never moved. */
  movedFrom: number | null;
  lengthMinutes: number;
  /** With arriving and the talk after. */
  blockMinutes: number;
  /** The guest's own where it is known, otherwise the organiser's. */
  timezoneId: string;
  organiserTimezoneId: string;
  company: string;
  /** Of the company's logo, as a path of this site; null where it has none. */
  logoPath: string | null;
  colour: GuestColour | null;
  organiser: string;
  /** The organiser's own sentence in the invitation. */
  note: string | null;
  team: string;
  firstName: string;
  link: string;
  /** Where they can say so. */
  declineLink: string;
  declined: boolean;
}

const wordsOf = ({ language }: ParticipantMail) => mailWordsIn(language);
const dayOf = ({ startsAt, timezoneId, language }: ParticipantMail) =>
  longDayText(startsAt, timezoneId, language);
const timeOf = ({ startsAt, timezoneId, language }: ParticipantMail) =>
  timeWithZone(startsAt, timezoneId, language);
/** "Monday 1 March 2027, 16:00 (Lisbon time, GMT+0)" */
const startOf = (mail: ParticipantMail) => `${dayOf(mail)}, ${timeOf(mail)}`;

const letter = (
  mail: ParticipantMail,
  content: Pick<MailLetter, 'subject' | 'preheader' | 'headline' | 'blocks'> & { pictured: boolean },
): MailContent => {
  const { pictured, ...texts } = content;
  return renderLetter({
    language: mail.language,
    publicUrl: mail.publicUrl,
    ...texts,
    ...(mail.logoPath !== null && {
      logo: { url: `${mail.publicUrl}${mail.logoPath}`, alt: mail.company, colour: mail.colour },
    }),
    ...(pictured && { picture: { url: mail.pictureUrl, alt: `${mail.storyTitle}. ${mail.storyTagline}` } }),
    footer: wordsOf(mail).whyReceived(mail.organiser, mail.company),
  });
};

function facts(mail: ParticipantMail, isMoved = false): MailBlock {
  const before = isMoved && mail.movedFrom !== null ? { ...mail, startsAt: mail.movedFrom } : null;
  const { facts: labels, storyLength } = wordsOf(mail);
  return {
    kind: 'facts',
    rows: [
      ...(before ? [{ label: labels.before, lines: sessionWhen(before) }] : []),
      { label: before ? labels.now : labels.when, lines: sessionWhen(mail) },
      { label: labels.story, lines: [mail.storyTitle, storyLength(mail.lengthMinutes, mail.blockMinutes)] },
      { label: labels.team, lines: [mail.team] },
      { label: labels.sessionId, lines: [mail.sessionId] },
      { label: labels.invitedBy, lines: [`${mail.organiser}, ${mail.company}`] },
    ],
  };
}

function links(mail: ParticipantMail): MailBlock {
  const words = wordsOf(mail);
  return {
    kind: 'links',
    links: [
      { label: words.ownTimeZone, href: mail.link },
      { label: words.checkDevice, href: `${mail.publicUrl}/systemCheck` },
      { label: words.cannotCome, href: mail.declineLink },
    ],
  };
}

function anotherTime(mail: ParticipantMail): MailBlock[] {
  const words = wordsOf(mail);
  return mail.declined
    ? [paragraph(words.moved.declined), button(words.canCome, mail.link)]
    : [
        button(words.openLink, mail.link),
        { kind: 'links', links: [{ label: words.cannotCome, href: mail.declineLink }] },
      ];
}

export function invitationMail(mail: ParticipantMail): MailContent {
  const words = wordsOf(mail);
  const { subject, preheader, text } = words.invitation;
  return letter(mail, {
    subject: subject(mail.title, dayOf(mail)),
    preheader: preheader(startOf(mail)),
    headline: mail.title,
    pictured: true,
    blocks: [
      paragraph(words.address(mail.firstName, text(mail.organiser, mail.storyTagline))),
      ...(mail.note === null ? [] : [paragraph(mail.note)]),
      facts(mail),
      button(words.openLink, mail.link),
      links(mail),
      small(words.doors),
    ],
  });
}

export type Reminder = 'day' | 'hour' | 'lobby';

export function reminderMail(mail: ParticipantMail, reminder: Reminder): MailContent {
  const words = wordsOf(mail);
  const { subject, headline } = words.reminders[reminder];
  const start = words.startsAt(mail.title, timeOf(mail));
  return letter(mail, {
    subject: `${subject}: ${mail.title}`,
    preheader: start,
    headline,
    pictured: true,
    blocks:
      reminder === 'lobby'
        ? [
            paragraph(`${words.address(mail.firstName, start)} ${words.sayHello}`),
            button(words.comeIn, mail.link),
          ]
        : [
            paragraph(words.address(mail.firstName, start)),
            facts(mail),
            button(words.openLink, mail.link),
            links(mail),
          ],
  });
}

export function movedMail(mail: ParticipantMail): MailContent {
  const words = wordsOf(mail);
  const { subject, preheader, headline, text, calendar } = words.moved;
  return letter(mail, {
    subject: subject(mail.title, dayOf(mail)),
    preheader: preheader(startOf(mail)),
    headline,
    pictured: true,
    blocks: [
      paragraph(words.address(mail.firstName, text(mail.title))),
      facts(mail, true),
      ...anotherTime(mail),
      small(calendar),
    ],
  });
}

/** For those whose session was merged into another one; `movedFrom` is the start of the former. */
export function mergedMail(mail: ParticipantMail): MailContent {
  const words = wordsOf(mail);
  const { subject, preheader, headline } = words.moved;
  return letter(mail, {
    subject: subject(mail.title, dayOf(mail)),
    preheader: preheader(startOf(mail)),
    headline,
    pictured: true,
    blocks: [
      paragraph(words.address(mail.firstName, words.merged.text(mail.organiser, mail.title))),
      facts(mail, true),
      ...anotherTime(mail),
      small(words.merged.calendar),
    ],
  });
}

/**
 * For everybody when a session is cancelled (`declined`: for those who had declined), and for one
 * person who is taken off its list, by the organiser or at their own wish (`withdrawn`).
 */
export function cancelledMail(
  mail: ParticipantMail,
  reason: 'cancelled' | 'declined' | 'removed' | 'withdrawn' | 'missed',
): MailContent {
  const { address, ended } = wordsOf(mail);
  const sentence = {
    cancelled: ended.cancelled(mail.organiser, mail.title, startOf(mail)),
    declined: ended.declined(mail.organiser, mail.title, startOf(mail)),
    removed: ended.removed(mail.organiser, mail.title, dayOf(mail), timeOf(mail)),
    withdrawn: ended.withdrawn(mail.title, dayOf(mail), timeOf(mail)),
    missed: ended.missed(mail.title, startOf(mail)),
  }[reason];
  const { subject, headline } = {
    cancelled: { subject: ended.subjectCancelled, headline: ended.headlineCancelled },
    declined: { subject: ended.subjectCancelled, headline: ended.headlineCancelled },
    missed: { subject: ended.subjectCancelled, headline: ended.headlineCancelled },
    removed: { subject: ended.subjectRemoved, headline: ended.headlineRemoved },
    withdrawn: { subject: ended.subjectWithdrawn, headline: ended.headlineWithdrawn },
  }[reason];
  return letter(mail, {
    subject: `${subject}: ${mail.title}`,
    preheader: address(mail.firstName, sentence),
    headline,
    pictured: false,
    blocks: [paragraph(address(mail.firstName, sentence)), small(ended.calendar)],
  });
}

export function resultsReadyMail(mail: ParticipantMail): MailContent {
  const { results } = wordsOf(mail);
  return letter(mail, {
    subject: results.subject(mail.title),
    preheader: results.preheader,
    headline: results.headline,
    pictured: true,
    blocks: [
      paragraph(results.text(mail.firstName, mail.storyTitle, mail.team)),
      button(results.open, mail.link),
    ],
  });
}

/** What somebody of the company wrote, in their own words; after the session without when it was. */
export function messageMail(
  mail: ParticipantMail,
  { by, text, isOver }: { by: string; text: string; isOver: boolean },
): MailContent {
  const words = wordsOf(mail);
  const { subject, preheader, writes } = words.message;
  return letter(mail, {
    subject: subject(mail.title),
    preheader: preheader(by),
    headline: mail.title,
    pictured: false,
    blocks: [
      paragraph(words.address(mail.firstName, writes(by))),
      { kind: 'quote', text },
      ...(isOver ? [] : [facts(mail)]),
      button(words.openLink, mail.link),
    ],
  });
}
