import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { button, paragraph, small } from '../../mail/templates/mail-blocks.ts';
import { renderLetter } from '../../mail/templates/render-letter.ts';
import { accountMailWordsIn } from '../../words/organiser-words.ts';

/** Asks the owner of an account whether a social sign-in may open it; `link` is good once, for an hour. */
export function connectMail(mail: {
  language: SpokenLanguage;
  publicUrl: string;
  provider: string;
  link: string;
}) {
  const { language, publicUrl, provider, link } = mail;
  const words = accountMailWordsIn(language).connect;
  return renderLetter({
    language,
    publicUrl,
    subject: words.subject(provider),
    preheader: words.preheader(provider),
    headline: words.headline,
    blocks: [paragraph(words.text(provider)), button(words.button(provider), link), small(words.lifetime)],
    footer: words.why,
  });
}
