import type { MailContent } from '../outbox.ts';
import { button, type MailBlock, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';
import { sessionDay, sessionTime, sessionWhen, zoneLabel } from './session-when.ts';

/** What every mail to a participant needs; `startsAt` is Unix ms, `link` the personal link, `declined` a seat's whose person has said that they cannot come. */
export interface ParticipantMail {
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
  organiser: string;
  team: string;
  firstName: string;
  link: string;
  /** Where they can say so. */
  declineLink: string;
  declined: boolean;
}

const picture = (mail: ParticipantMail) => ({
  url: mail.pictureUrl,
  alt: `${mail.storyTitle}. ${mail.storyTagline}`,
});
const greeting = (mail: ParticipantMail) => (mail.firstName ? `${mail.firstName}, ` : '');
const footer = (mail: ParticipantMail) =>
  `You receive this because ${mail.organiser} of ${mail.company} entered your address for this session. The link is yours alone: please do not pass it on.`;
const atTime = (mail: ParticipantMail) =>
  `${sessionTime(mail.startsAt, mail.timezoneId)}, ${zoneLabel(mail.startsAt, mail.timezoneId)}`;

const storyLength = ({ lengthMinutes, blockMinutes }: ParticipantMail) =>
  `about ${lengthMinutes} minutes, ${blockMinutes} with arriving and the talk after`;

function facts(mail: ParticipantMail, isMoved = false): MailBlock {
  const before = isMoved && mail.movedFrom !== null ? { ...mail, startsAt: mail.movedFrom } : null;
  return {
    kind: 'facts',
    rows: [
      ...(before ? [{ label: 'Before', lines: sessionWhen(before) }] : []),
      { label: before ? 'Now' : 'When', lines: sessionWhen(mail) },
      { label: 'Story', lines: [mail.storyTitle, storyLength(mail)] },
      { label: 'Your team', lines: [mail.team] },
      { label: 'Session id', lines: [mail.sessionId] },
      { label: 'Invited by', lines: [`${mail.organiser}, ${mail.company}`] },
    ],
  };
}

const doors: MailBlock = small(
  'The doors open 15 minutes before. A browser is all you need: nothing to install, no account. Camera and microphone help, and you can play without them.',
);

function links(mail: ParticipantMail): MailBlock {
  return {
    kind: 'links',
    links: [
      { label: 'See the start in my own time zone', href: mail.link },
      { label: 'Check my device now', href: `${mail.publicUrl}/systemCheck` },
      { label: 'I cannot come', href: mail.declineLink },
    ],
  };
}

const anotherTime = (mail: ParticipantMail): MailBlock[] =>
  mail.declined
    ? [
        paragraph(
          `You have said that you cannot come. If the new time suits you, say so and your place is yours again; otherwise there is nothing to do.`,
        ),
        button('I can come after all', mail.link),
      ]
    : [
        button('Open my personal link', mail.link),
        { kind: 'links', links: [{ label: 'I cannot come', href: mail.declineLink }] },
      ];

export function invitationMail(mail: ParticipantMail): MailContent {
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `You are invited: ${mail.title}, ${sessionDay(mail.startsAt, mail.timezoneId)}`,
    preheader: `${sessionDay(mail.startsAt, mail.timezoneId)}, ${atTime(mail)}. Your personal link is inside.`,
    headline: mail.title,
    picture: picture(mail),
    blocks: [
      paragraph(
        `${greeting(mail)}${mail.organiser} invites you to play a story with your team. ${mail.storyTagline}`,
      ),
      facts(mail),
      button('Open my personal link', mail.link),
      links(mail),
      doors,
    ],
    footer: footer(mail),
  });
}

const reminders = {
  day: { subject: 'Tomorrow', headline: 'Tomorrow you play' },
  hour: { subject: 'In one hour', headline: 'One hour to go' },
  lobby: { subject: 'The doors are open', headline: 'The doors are open' },
} as const;
export type Reminder = keyof typeof reminders;

export function reminderMail(mail: ParticipantMail, reminder: Reminder): MailContent {
  const { subject, headline } = reminders[reminder];
  const start = `${mail.title} starts at ${atTime(mail)}.`;
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `${subject}: ${mail.title}`,
    preheader: start,
    headline,
    picture: picture(mail),
    blocks: [
      paragraph(
        reminder === 'lobby'
          ? `${greeting(mail)}${start} Come in, say hello, and see who is there.`
          : `${greeting(mail)}${start}`,
      ),
      ...(reminder === 'lobby' ? [] : [facts(mail)]),
      button(reminder === 'lobby' ? 'Come in' : 'Open my personal link', mail.link),
      ...(reminder === 'lobby' ? [] : [links(mail)]),
    ],
    footer: footer(mail),
  });
}

export function movedMail(mail: ParticipantMail): MailContent {
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `New time: ${mail.title}, ${sessionDay(mail.startsAt, mail.timezoneId)}`,
    preheader: `Now ${sessionDay(mail.startsAt, mail.timezoneId)}, ${atTime(mail)}.`,
    headline: 'The session has moved',
    picture: picture(mail),
    blocks: [
      paragraph(`${greeting(mail)}${mail.title} has a new time. Your personal link stays the same.`),
      facts(mail, true),
      ...anotherTime(mail),
      small('The attached calendar file moves the entry that you have.'),
    ],
    footer: footer(mail),
  });
}

/**
 * For everybody when a session is cancelled (`declined`: for whoever had said that they cannot come), and for one
 * person who is taken off its list.
 */
export function cancelledMail(
  mail: ParticipantMail,
  reason: 'cancelled' | 'declined' | 'removed' | 'missed',
): MailContent {
  const day = sessionDay(mail.startsAt, mail.timezoneId);
  const sentence = {
    cancelled: `${mail.organiser} has cancelled ${mail.title}, planned for ${day}, ${atTime(mail)}.`,
    declined: `${mail.organiser} has cancelled ${mail.title}, planned for ${day}, ${atTime(mail)}. You had said that you cannot come, so there is nothing left to do.`,
    removed: `${mail.organiser} has taken you off the list for ${mail.title} on ${day}, ${atTime(mail)}.`,
    missed: `${mail.title}, planned for ${day}, ${atTime(mail)}, could not be held.`,
  }[reason];
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `${reason === 'removed' ? 'No longer on the list' : 'Cancelled'}: ${mail.title}`,
    preheader: sentence,
    headline: reason === 'removed' ? 'You are no longer on the list' : 'This session will not take place',
    blocks: [
      paragraph(`${greeting(mail)}${sentence}`),
      small('The attached calendar file takes the entry out of your calendar.'),
    ],
    footer: footer(mail),
  });
}

export function resultsReadyMail(mail: ParticipantMail): MailContent {
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `Your results: ${mail.title}`,
    preheader: 'What your team chose, how you worked together, and your award.',
    headline: 'Your results are ready',
    picture: picture(mail),
    blocks: [
      paragraph(
        `${greeting(mail)}thank you for playing ${mail.storyTitle}. See what ${mail.team} chose and why it counted, how you worked together, and your award.`,
      ),
      button('See the results', mail.link),
    ],
    footer: footer(mail),
  });
}
