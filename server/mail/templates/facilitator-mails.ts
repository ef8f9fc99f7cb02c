import { momentText } from '#contract/words/moments.ts';
import type { MailContent } from '../outbox.ts';
import { button, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

export interface FacilitatorMail {
  publicUrl: string;
  firstName: string;
  title: string;
  /** Unix ms. */
  startsAt: number;
  timezoneId: string;
  /** The session's page on the facilitator's dashboard. */
  link: string;
}

const starting = ({ startsAt, timezoneId }: FacilitatorMail) => momentText(startsAt, timezoneId, 'en');

/** To a facilitator whom an organiser has assigned a session. */
export function assignedMail(mail: FacilitatorMail & { organiser: string }): MailContent {
  const { firstName, organiser, title } = mail;
  const starts = starting(mail);
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `You facilitate ${title}`,
    preheader: `It starts on ${starts}.`,
    headline: `You facilitate ${title}`,
    blocks: [
      paragraph(`${firstName}, ${organiser} has assigned this session to you. It starts on ${starts}.`),
      button('Open the session', mail.link),
      small('There you see who is coming, start the session once the doors are open, and lead it.'),
    ],
    footer: `You’re receiving this email because ${organiser} assigned ${title} to you.`,
  });
}

/** To the facilitators of a session with a new start. */
export function facilitatorMovedMail(mail: FacilitatorMail): MailContent {
  const { firstName, title } = mail;
  const starts = starting(mail);
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `${title} has moved`,
    preheader: `It now starts on ${starts}.`,
    headline: `${title} has moved`,
    blocks: [
      paragraph(`${firstName}, this session now starts on ${starts}. You still facilitate it.`),
      button('Open the session', mail.link),
    ],
    footer: `You’re receiving this email because you facilitate ${title}.`,
  });
}

/** `missed`: nobody started it. */
export function facilitatorCancelledMail(mail: FacilitatorMail, reason: 'cancelled' | 'missed'): MailContent {
  const { firstName, title } = mail;
  const what =
    reason === 'cancelled'
      ? `the session on ${starting(mail)} is cancelled.`
      : `the session on ${starting(mail)} was closed because nobody started it.`;
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `${title} is cancelled`,
    preheader: 'There is nothing for you to do.',
    headline: `${title} is cancelled`,
    blocks: [paragraph(`${firstName}, ${what} There is nothing for you to do.`)],
    footer: `You’re receiving this email because you facilitated ${title}.`,
  });
}
