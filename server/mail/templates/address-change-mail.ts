import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { accountMailWordsIn } from '../../words/organiser-words.ts';
import type { MailContent } from '../outbox.ts';
import { button, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

interface AddressChangeMail {
  language: SpokenLanguage;
  publicUrl: string;
  /** Which of the two addresses this mail goes to. */
  proves: 'current' | 'new';
  current: string;
  email: string;
  link: string;
}

/** One of two, good for a day: the address changes once both were confirmed. */
export function addressChangeMail(mail: AddressChangeMail): MailContent {
  const { language, publicUrl, proves, current, email, link } = mail;
  const words = accountMailWordsIn(language).addressChange;
  const { subject, headline, text, next, why } = words[proves];
  return renderLetter({
    language,
    publicUrl,
    subject,
    preheader: words.preheader,
    headline,
    blocks: [paragraph(text(current, email)), button(words.button, link), small(next)],
    footer: why,
  });
}
