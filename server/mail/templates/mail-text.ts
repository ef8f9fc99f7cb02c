import { headerText } from '../outbox.ts';
import type { MailBlock, MailLetter } from './mail-blocks.ts';
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
export function mailText(letter: MailLetter): string {
  const { privacy, support } = mailWordsIn(letter.language ?? 'en');
  return [
    headerText(letter.headline),
    ...(letter.picture ? [`[${headerText(letter.picture.alt)}]`] : []),
    ...letter.blocks.map(blockText),
    `--\nMuster\n${letter.footer}\n${privacy}: ${letter.publicUrl}/privacy\n${support}: ${letter.publicUrl}/support`,
  ].join('\n\n');
}
