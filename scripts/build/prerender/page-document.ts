import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { scriptJson } from '#contract/rules/pages/site-settings.ts';
import type { BuiltApplication } from './built-application.ts';

export interface PageParts {
  head: string;
  body: string;
  style: string;
  language: SpokenLanguage;
  /** JSON; null: the page shows none. */
  prices: string | null;
  readsQuery: boolean;
  /** It says to a reader without script that it is of no use so. */
  needsScript: boolean;
}

/** Of the page that routes in the browser, what a prerendered one has of its own. */
const replaced = [
  /\s*<script [^>]*><\/script>/g,
  /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
  /\s*<link rel="manifest"[^>]*>/g,
  /\s*<style>[^<]*<\/style>/g,
  /\s*<title>[^<]*<\/title>/g,
];
const withoutScript = /\s*<noscript>[^<]*<\/noscript>/g;
const emptyRoot = '<div id="root"></div>';

/** The first picture is of the whole page: half of one would shift when the rest arrives. */
const wholeAtOnce = '<link rel="expect" href="#application" blocking="render">';

/**
 * The whole HTML of a page; `template` is the built page that routes in the browser. Its script is inline: a file of
 * its own would be one more journey before the page shows.
 */
export function pageDocument(
  template: string,
  pageScript: string,
  { scripts, preloads, styles }: BuiltApplication,
  { head, body, style, language, prices, readsQuery, needsScript }: PageParts,
): string {
  const unwanted = needsScript ? replaced : [...replaced, withoutScript];
  const frame = unwanted.reduce((html, part) => html.replaceAll(part, ''), template);
  const fonts = [...style.matchAll(/url\("?(\/assets\/[\w-]+-core-[^)"]+\.woff2)"?\)/g)].map(
    ([, font]) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
  );
  const attributes = `data-prerendered${readsQuery ? ' data-reads-query' : ''}`;
  const root = `<div id="root" ${attributes}>${body}</div>`;
  const data = [
    jsonBlock('application', scriptJson({ scripts, preloads, styles })),
    prices === null ? '' : jsonBlock('prices', prices),
  ];
  return frame
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('</head>', () =>
      [
        head,
        wholeAtOnce,
        ...fonts,
        `<script>${pageScript}</script>`,
        `<style>${style}</style>`,
        '</head>',
      ].join('\n'),
    )
    .replace(emptyRoot, () => root + data.join(''));
}

/** Data that no browser runs. */
function jsonBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json}</script>`;
}
