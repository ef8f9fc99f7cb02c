import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { entryCode } from '#contract/rules/business-constants.ts';
import type { MailContent } from '../outbox.ts';
import { paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';
import { mailWordsIn } from '../../words/mail-words.ts';

/** The code that proves an address; in the letter only, so that no preview on a locked screen shows it. */
export function entryCodeMail(mail: {
  language: SpokenLanguage;
  publicUrl: string;
  title: string;
  code: string;
}): MailContent {
  const { language, publicUrl, title, code } = mail;
  const words = mailWordsIn(language).entryCode;
  return renderLetter({
    language,
    publicUrl,
    subject: words.subject(title),
    preheader: words.preheader,
    headline: words.headline,
    blocks: [
      paragraph(words.text(title)),
      { kind: 'code', text: code },
      small(words.lifetime(entryCode.lifetimeMs / 60_000)),
    ],
    footer: words.whyReceived,
  });
}
