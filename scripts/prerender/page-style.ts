import { PurgeCSS } from 'purgecss';

/** Attributes that scripts and people set after the page was made. */
const dynamicAttributes = [
  'open',
  'aria-current',
  'aria-expanded',
  'data-signed-in',
  'data-tone',
  'data-mantine-color-scheme',
  'data-scheme',
];

/** Of a style, what a page made of this HTML can show before the application runs. */
export async function styleOf(html: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    dynamicAttributes,
    safelist: ['html', 'body', ':root', ':host'],
    keyframes: true,
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
  });
  return purged?.css ?? '';
}
