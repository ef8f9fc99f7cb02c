import { entryCode } from '#contract/rules/business-constants.ts';
import type { MailContent } from '../outbox.ts';
import { paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** The code that proves an address; in the letter only, so that no preview on a locked screen shows it. */
export function entryCodeMail(mail: { publicUrl: string; title: string; code: string }): MailContent {
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `Your code for ${mail.title}`,
    preheader: 'Enter it on the page that asked for it.',
    headline: 'Your code',
    blocks: [
      paragraph(`Enter this code on the page that asked for it, and your seat in ${mail.title} opens.`),
      { kind: 'code', text: mail.code },
      small(
        `It is good for ${entryCode.lifetimeMs / 60_000} minutes and works once. A newer code makes it worthless. Please give it to nobody, not even to somebody who says that they write from us.`,
      ),
    ],
    footer:
      'You receive this because somebody asked to join with this address. If it was not you, do nothing: without the code nobody can take your seat.',
  });
}
