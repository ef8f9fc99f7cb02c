/** Texts that cause catastrophic backtracking in ambiguous patterns. */
const units: readonly string[] = [
  'a',
  'Z',
  '0',
  ' ',
  '\t',
  '\n',
  '/',
  '.',
  '@',
  '-',
  '<',
  '(',
  '[',
  '"',
  ',',
  '\\',
  '=',
  'a@',
  'a.',
  'a ',
  '://',
  '渡',
  'e\u0301\u0316',
];

const longChars = 60_000;
/** Neither a letter nor a mark that a list, a sentence or an address ends with. */
const spoiler = '!\u0001';

const repeated = (unit: string, chars: number) => unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);

/** Each kind of text, `chars` long, by itself and with an end that no pattern expects. */
export const hostileTexts = (chars = longChars): string[] =>
  units.flatMap((unit) => [repeated(unit, chars), repeated(unit, chars - spoiler.length) + spoiler]);

/** What a pattern spells out, such as `Version/` in `Version\/(\d+)`. */
const spelledOut = (source: string): string[] =>
  source
    .replaceAll(
      /\(\?(?:[:=!]|<[=!]|<\w+>)|\[(?:\\.|[^\]\\])*\]|\\[pP]\{\w+\}|\\u[0-9a-f]{4}|\\[dwsDWSbB]/g,
      '\0',
    )
    .replaceAll(/\\n/g, '\n')
    .replaceAll(/\\(.)/g, '$1')
    .split(/[\0^$.*+?()|{}]+/)
    .filter((word) => word !== '');

/** The kinds of text again, and what repeats or begins with the words of the pattern itself. */
function textsFor({ source }: RegExp): string[] {
  const words = [...new Set(spelledOut(source))];
  const [first = ''] = words;
  const own = words.flatMap((word) => [word, `${word}a`, `${word}1`, `${word} `]);
  return [
    ...hostileTexts(),
    ...own.flatMap((unit) => [repeated(unit, longChars), repeated(unit, longChars) + spoiler]),
    ...(first === '' ? [] : units.map((unit) => first + repeated(unit, longChars) + spoiler)),
  ];
}

const tries = 6;

/** Milliseconds of the fastest of a few tries: others may have the machine, the work itself is always there. */
function fastest(work: () => unknown, withinMs: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < tries && best > withinMs; turn += 1) {
    const from = performance.now();
    work();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

const shown = (text: string) => JSON.stringify(`${text.slice(0, 12)}…${text.slice(-3)}`);

/** The texts over which `work` takes longer than `withinMs`; it stops at the first one. */
export function slowOver(
  texts: readonly string[],
  withinMs: number,
  work: (text: string) => unknown,
): string[] {
  for (const text of texts) {
    const tookMs = fastest(() => work(text), withinMs);
    if (tookMs > withinMs) return [`${shown(text)} takes ${Math.round(tookMs)} ms`];
  }
  return [];
}

/** The texts over which a pattern takes longer than `withinMs`, wherever in them it is looked for. */
export function slowPattern(pattern: RegExp, withinMs: number): string[] {
  return slowOver(textsFor(pattern), withinMs, (text) => {
    pattern.lastIndex = 0;
    return pattern.flags.includes('g') ? text.replace(pattern, '') : pattern.exec(text);
  });
}
