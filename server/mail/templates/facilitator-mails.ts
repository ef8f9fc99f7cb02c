import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { momentText } from '#contract/words/moments.ts';
import { sessionMailWordsIn } from '../../words/organiser-words.ts';
import type { MailContent } from '../outbox.ts';
import { button, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

export interface FacilitatorMail {
  language: SpokenLanguage;
  publicUrl: string;
  firstName: string;
  title: string;
  /** Unix ms. */
  startsAt: number;
  timezoneId: string;
  /** The session's page on the facilitator's dashboard. */
  link: string;
}

const starting = ({ startsAt, timezoneId, language }: FacilitatorMail) =>
  momentText(startsAt, timezoneId, language);

/** To a facilitator whom an organiser has assigned a session. */
export function assignedMail(mail: FacilitatorMail & { organiser: string }): MailContent {
  const { language, publicUrl, firstName, organiser, title } = mail;
  const { openSession, facilitator } = sessionMailWordsIn(language);
  const { subject, preheader, text, there, why } = facilitator.assigned;
  const starts = starting(mail);
  return renderLetter({
    language,
    publicUrl,
    subject: subject(title),
    preheader: preheader(starts),
    headline: subject(title),
    blocks: [paragraph(text(firstName, organiser, starts)), button(openSession, mail.link), small(there)],
    footer: why(organiser, title),
  });
}

/** To the facilitators of a session with a new start. */
export function facilitatorMovedMail(mail: FacilitatorMail): MailContent {
  const { language, publicUrl, firstName, title } = mail;
  const { openSession, facilitator } = sessionMailWordsIn(language);
  const { subject, preheader, text, why } = facilitator.moved;
  const starts = starting(mail);
  return renderLetter({
    language,
    publicUrl,
    subject: subject(title),
    preheader: preheader(starts),
    headline: subject(title),
    blocks: [paragraph(text(firstName, starts)), button(openSession, mail.link)],
    footer: why(title),
  });
}

/** `missed`: nobody started it. */
export function facilitatorCancelledMail(mail: FacilitatorMail, reason: 'cancelled' | 'missed'): MailContent {
  const { language, publicUrl, firstName, title } = mail;
  const { subject, nothingToDo, text, why } = sessionMailWordsIn(language).facilitator.cancelled;
  return renderLetter({
    language,
    publicUrl,
    subject: subject(title),
    preheader: nothingToDo,
    headline: subject(title),
    blocks: [paragraph(text[reason](firstName, starting(mail)))],
    footer: why(title),
  });
}
