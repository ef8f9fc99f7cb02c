import { type ParseArgsConfig, parseArgs } from 'node:util';
import { giveUp } from './install.mjs';

export { giveUp };

/** What a person typed after a command, read by `options`; a word that is not known is answered with the usage. */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (cause) {
    const [sentence] = (cause as Error).message.split('. ');
    return giveUp(`${sentence}.\n\n${usage}`);
  }
}

/** A whole number from `from` on; `name` is what the person knows it by. */
export function wholeNumber(text: string, name: string, from = 1): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < from)
    return giveUp(`${name} takes a whole number from ${from} on, not ${text || 'nothing'}.`);
  return value;
}
