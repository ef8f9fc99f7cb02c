import { PurgeCSS } from 'purgecss';

/** Attributes that scripts and people set after the page was made. */
const dynamicAttributes = [
  'open',
  'aria-current',
  'aria-expanded',
  'data-signed-in',
  'data-tone',
  'data-scheme',
];

const named = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The custom properties that the HTML itself names, and those that their values name in turn. */
function variablesOf(html: string, css: string): string[] {
  const within = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+)\s*:([^;}]*)/g))
    within.set(name, [...(within.get(name) ?? []), ...named(value)]);
  const kept = new Set(named(html));
  for (const name of kept) for (const other of within.get(name) ?? []) kept.add(other);
  return [...kept];
}

/** Of a style, what a page made of this HTML can show before the application runs. */
export async function styleOf(html: string, whole: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: whole }],
    dynamicAttributes,
    safelist: { standard: ['html', 'body', ':root', ':host'], variables: variablesOf(html, whole) },
    blocklist: [/data-mantine-color-scheme="?dark/],
    keyframes: true,
    variables: true,
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
  });
  return purged?.css ?? '';
}
