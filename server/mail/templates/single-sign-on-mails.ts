import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { accountMailWordsIn } from '../../words/organiser-words.ts';
import type { MailContent } from '../outbox.ts';
import { button, paragraph } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** Tells an owner that the proof of a domain is gone. */
export function domainLostMail(mail: {
  language: SpokenLanguage;
  publicUrl: string;
  domain: string;
}): MailContent {
  const { language, publicUrl, domain } = mail;
  const words = accountMailWordsIn(language).domainLost;
  return renderLetter({
    language,
    publicUrl,
    subject: words.subject(domain),
    preheader: words.preheader,
    headline: words.subject(domain),
    blocks: [
      paragraph(words.text(domain)),
      paragraph(words.next),
      button(words.button, `${publicUrl}/dashboard/single-sign-on`),
    ],
    footer: words.why,
  });
}
