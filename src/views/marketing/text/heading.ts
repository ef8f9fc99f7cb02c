import { slugOf } from './slug.ts';

export interface Heading {
  text: string;
  anchor: string;
}

/** A heading and its anchor; a translation names the one of the original: `Was wir speichern {#what-we-keep}`. */
export function readHeading(source: string): Heading {
  const [, text = source, anchor = slugOf(text)] = /^(.*) \{#([\w-]+)\}$/.exec(source) ?? [];
  return { text, anchor };
}

/** The headings under which the sections of a text stand. */
export const sectionsOf = (body: string): Heading[] =>
  [...body.matchAll(/^## (.+)$/gm)].map(([, source = '']) => readHeading(source));
