import type { MailContent } from '../outbox.ts';
import type { MailLetter } from './mail-blocks.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

export function renderLetter(letter: MailLetter): MailContent {
  return { subject: letter.subject, html: mailHtml(letter), text: mailText(letter) };
}
