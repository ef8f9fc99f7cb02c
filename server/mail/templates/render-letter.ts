import { headerText, type MailContent } from '../outbox.ts';
import type { MailBlock, MailLetter } from './mail-blocks.ts';
import { mailHtml } from './mail-html.ts';
import { mailWordsIn } from '../../words/mail-words.ts';

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'small':
    case 'code':
      return block.text;
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'links':
      return block.links.map(({ label, href }) => `${label}: ${href}`).join('\n');
    case 'facts':
      return block.rows
        .map(({ label, lines }) => `${label}: ${lines.join(`\n${' '.repeat(label.length + 2)}`)}`)
        .join('\n');
  }
}

/** The plain twin of a mail: the same blocks in the same order, links written out. */
function mailText(letter: MailLetter): string {
  const { privacy, support } = mailWordsIn(letter.language ?? 'en');
  return [
    headerText(letter.headline),
    ...(letter.picture ? [`[${headerText(letter.picture.alt)}]`] : []),
    ...letter.blocks.map(blockText),
    `--\nMuster\n${letter.footer}\n${privacy}: ${letter.publicUrl}/privacy\n${support}: ${letter.publicUrl}/support`,
  ].join('\n\n');
}

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
