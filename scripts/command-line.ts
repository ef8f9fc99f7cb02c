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
