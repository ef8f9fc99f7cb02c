import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the process with a sentence that says what to do, instead of a stack. */
export function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

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
