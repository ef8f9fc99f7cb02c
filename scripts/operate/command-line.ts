import { type ParseArgsConfig, parseArgs } from 'node:util';
import { giveUp } from '../install.mjs';

export { giveUp };

/** What was typed is not how the command is called: a sentence that says what to do, and exit code 2. */
export function misuse(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(2);
}

/** What a person typed after a command, read by `options`; a word that is not known is answered with the usage, and so is `--help`. */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  if (['--help', '-h'].some((asked) => process.argv.slice(2).includes(asked))) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (cause) {
    const [sentence] = (cause as Error).message.split('. ');
    return misuse(`${sentence}.\n\n${usage}`);
  }
}

/** The arguments of a verb: required words, one that may be left out (`WORD?`), any number (`WORD…`), options of it. */
type Verbs = Record<string, { words?: readonly string[]; options?: readonly string[] | undefined }>;

/** The verb of a command with several and the words after it; anything else is answered with what is wrong and the usage. */
export function readVerb<Known extends Verbs>(
  usage: string,
  verbs: Known,
  { positionals, values }: { positionals: readonly string[]; values: Readonly<Record<string, unknown>> },
): { verb: keyof Known & string; words: string[] } {
  const refuse = (sentence: string) => misuse(`${sentence}\n\n${usage}`);
  const [verb, ...words] = positionals;
  if (verb === undefined) return refuse('Say what to do.');
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!known) return refuse(`There is no "${verb}".`);
  const { words: expected = [], options = [] } = known;
  const missing = expected.filter((name) => !/[?…]$/.test(name))[words.length];
  if (missing !== undefined) return refuse(`${verb} needs ${missing}.`);
  const isOpen = expected.at(-1)?.endsWith('…') === true;
  const extra = isOpen ? undefined : words[expected.length];
  if (extra !== undefined) return refuse(`"${extra}" is a word too many for ${verb}.`);
  const foreign = Object.keys(values).find((name) => !options.includes(name));
  if (foreign !== undefined) return refuse(`--${foreign} does not go with ${verb}.`);
  return { verb, words };
}

/** A whole number from `from` on; `name` is what the person knows it by. */
export function wholeNumber(text: string, name: string, from = 1): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < from)
    return misuse(`${name} takes a whole number from ${from} on, not ${text || 'nothing'}.`);
  return value;
}
