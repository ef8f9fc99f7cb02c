import { normalised } from '#contract/rules/text/normalised.ts';

/** The anchor of a heading. */
function slugOf(text: string) {
  return normalised(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

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
