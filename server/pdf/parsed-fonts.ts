import { readFile } from 'node:fs/promises';
import 'regenerator-runtime/runtime.js';
import fontkit from '@pdf-lib/fontkit';
import type { FontFile } from './font-files.ts';
import { unpackWoff } from './unpack-woff.ts';

type Parsed = ReturnType<typeof fontkit.create>;

export interface OpenFont {
  bytes: Uint8Array;
  parsed: Parsed;
  points: ReadonlySet<number>;
}

/** A name in Chinese opens up to a hundred slices of its font. */
const maxFonts = 160;
const kept = new Map<string, Promise<OpenFont>>();
const parsedOf = new WeakMap<Uint8Array, Parsed>();

/** The font, read and parsed once; the fonts used last are kept. */
export function openFont({ name, file }: FontFile): Promise<OpenFont> {
  const font = kept.get(name) ?? read(file);
  kept.delete(name);
  kept.set(name, font);
  const [oldest] = kept.keys();
  if (kept.size > maxFonts && oldest !== undefined) kept.delete(oldest);
  return font;
}

async function read(file: string): Promise<OpenFont> {
  const bytes = unpackWoff(await readFile(file));
  const parsed = withSureLayout(fontkit.create(bytes));
  parsedOf.set(bytes, parsed);
  return { bytes, parsed, points: new Set(parsed.characterSet) };
}

/** Features that place marks by anchors. */
const unplacedMarks = { abvm: false, blwm: false, mark: false, mkmk: false };

/** fontkit throws where a letter has no anchor for the mark on it: such a text has its marks at their default position. */
function withSureLayout(parsed: Parsed): Parsed {
  const layout = parsed.layout.bind(parsed);
  parsed.layout = (text, features) => {
    try {
      return layout(text, features);
    } catch {
      return layout(text, unplacedMarks);
    }
  };
  return parsed;
}

/** fontkit for a document whose fonts are opened here: none is parsed again. */
export const sharedFontkit = {
  create: (bytes: Uint8Array): Parsed =>
    parsedOf.get(bytes) ?? withSureLayout(fontkit.create(new Uint8Array(bytes))),
};
