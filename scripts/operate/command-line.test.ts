import { expect, test } from 'vitest';
import { readCommandLine, wholeNumber } from './command-line.ts';

/** What is printed where a command gives up, instead of the end of this process. */
function sentenceOf(act: () => unknown): string {
  let sentence = '';
  const own = { error: console.error, exit: process.exit };
  console.error = (text: string) => {
    sentence = text.trim();
  };
  process.exit = () => {
    throw new Error('ended');
  };
  try {
    expect(act).toThrow('ended');
  } finally {
    console.error = own.error;
    process.exit = own.exit;
  }
  return sentence;
}

test('a number that is written out is read, and nothing else is taken for one', () => {
  expect(wholeNumber('1000', '--seats')).toBe(1000);
  expect(wholeNumber('0', '--seats', 0)).toBe(0);
  for (const text of ['', 'many', '3x', '-1', '1.5', '0', '1e3', '99999999999999999999'])
    expect(sentenceOf(() => wholeNumber(text, '--seats'))).toBe(
      `--seats takes a whole number from 1 on, not ${text || 'nothing'}.`,
    );
});

test('an option that is not known is answered with the usage', () => {
  const typed = process.argv;
  process.argv = ['node', 'load.ts', '--minuets', '10'];
  try {
    expect(sentenceOf(() => readCommandLine('load [--minutes N]', { minutes: { type: 'string' } }))).toBe(
      "Unknown option '--minuets'.\n\nload [--minutes N]",
    );
  } finally {
    process.argv = typed;
  }
});
