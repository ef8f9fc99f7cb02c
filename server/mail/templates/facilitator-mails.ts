import { momentText } from '#contract/words/moments.ts';
import type { MailContent } from '../outbox.ts';
import { button, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** To a facilitator whom an organiser has assigned a session. `startsAt` Unix ms. */
export function assignedMail(mail: {
  publicUrl: string;
  firstName: string;
  organiser: string;
  title: string;
  startsAt: number;
  timezoneId: string;
  /** The session's page on the facilitator's dashboard. */
  link: string;
}): MailContent {
  const { firstName, organiser, title } = mail;
  const starts = momentText(mail.startsAt, mail.timezoneId, 'en');
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
