import { headerText, type MailContent } from '../outbox.ts';
import type { MailBlock, MailLetter } from './mail-blocks.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

const wordJoiner = '\u2060';

/**
 * A line of ours with names in it that others chose: no break starts another line, and no dot or colon makes mail
 * programs turn a word into a link.
 */
const line = (text: string): string =>
  headerText(text)
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, `.${wordJoiner}`)
    .replace(/:(?=\/\/)/g, `:${wordJoiner}`);

function block(given: MailBlock): MailBlock {
  switch (given.kind) {
    case 'paragraph':
    case 'small':
      return { ...given, text: line(given.text) };
    case 'quote':
      return { ...given, text: given.text.split(/\r?\n/).map(line).join('\n') };
    case 'facts':
      return { ...given, rows: given.rows.map(({ label, lines }) => ({ label, lines: lines.map(line) })) };
    case 'code':
    case 'button':
    case 'links':
      return given;
  }
}

const safe = (letter: MailLetter): MailLetter => ({
  ...letter,
  subject: line(letter.subject),
  preheader: line(letter.preheader),
  headline: line(letter.headline),
  footer: line(letter.footer),
  blocks: letter.blocks.map(block),
});

export function renderLetter(letter: MailLetter): MailContent {
  const shown = letter.verbatim ? letter : safe(letter);
  return { subject: headerText(letter.subject), html: mailHtml(shown), text: mailText(shown) };
}
