import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { AccountMailWords } from '#contract/words/en/organiser/mails/mails-account.ts';
import { accountMailWordsIn } from '../../words/organiser-words.ts';
import type { MailContent } from '../outbox.ts';
import { button, paragraph } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

export type SecondFactorChange = keyof AccountMailWords['secondFactor']['changes'];

/** Sent at each change of the second factor. */
export function secondFactorMail(mail: {
  language: SpokenLanguage;
  publicUrl: string;
  change: SecondFactorChange;
}): MailContent {
  const { language, publicUrl, change } = mail;
  const words = accountMailWordsIn(language).secondFactor;
  const { subject, text } = words.changes[change];
  return renderLetter({
    language,
    publicUrl,
    subject,
    preheader: words.preheader,
    headline: subject,
    blocks: [
      paragraph(text),
      paragraph(words.notYou),
      button(words.button, `${publicUrl}/dashboard/profile#second-factor`),
    ],
    footer: words.why,
  });
}
