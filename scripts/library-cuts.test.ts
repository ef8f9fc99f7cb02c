import { expect, test } from 'vitest';
import { libraryCuts } from './library-cuts.ts';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What React DOM could do whose functions have no body in a built site. */
const cutOut = [
  /\b(?:ViewTransition|addTransitionType|SuspenseList|useActionState|useFormStatus|useFormState)\b/,
  /\bformAction=|<form\b[^>]*\baction=\{/,
  /<Fragment\b[^>]*\bref=/,
  /\bimport \{[^}]*\b(?:pre[a-z]\w+)\b[^}]*\} from 'react-dom'/,
  /<link\b[^>]*\brel="(?:stylesheet|preload|modulepreload)"|<style\b[^>]*\bprecedence=|<script\b[^>]*\basync\b/,
  /<[a-z]+-[a-z]+[\s/>]/,
  /<(?:input|textarea|div|main)\b[^>]*\bonSelect=/,
  /react\/compiler-runtime|\bfindDOMNode\b|\brequestFormReset\b/,
];

test('no page uses what is cut out of React DOM', () => {
  const uses = Object.entries(sources)
    .filter(([file]) => !file.includes('.test.'))
    .filter(([, text]) => cutOut.some((pattern) => pattern.test(text)))
    .map(([file]) => file);
  expect(uses).toEqual([]);
});

/** What the router could do that is not in a built site. */
const routerCutOut = [
  /\bimport \{[^}]*\b(?:create(?:Browser|Hash|Memory|Static)Router|RouterProvider|Form|useFetchers?|useSubmit|useFormAction|useBlocker|useActionData|useLoaderData|useMatches|useNavigation|useRevalidator|useRouteError|useRouteLoaderData|Await|ScrollRestoration|PrefetchPageLinks|HistoryRouter|useViewTransitionState)\b[^}]*\} from 'react-router-dom'/,
  /\bviewTransition\b|<Link\b[^>]*\bprefetch=/,
  /\bpath: '[^']*\?/,
  /\b(?:errorElement|ErrorBoundary|HydrateFallback): /,
];

test('no page uses what is cut out of the router', () => {
  const uses = Object.entries(sources)
    .filter(([file]) => !file.includes('.test.'))
    .filter(([, text]) => routerCutOut.some((pattern) => pattern.test(text)))
    .map(([file]) => file);
  expect(uses).toEqual([]);
});

/** What a form could do that is not in a built site; its name stands beside its first values, not among them. */
const formsCutOut = [
  /\w+ListItem\(|\bcreateFormActions\b/,
  /\buseForm\b[^\n]*\(\{ (?:[^\n{]*, )?name:/,
  /^( *).*\buseForm\b.*\(\{\n(?:\1 {2}.*\n)*?\1 {2}name:/m,
];

test('no form has a list of fields or a name', () => {
  const uses = Object.entries(sources)
    .filter(([, text]) => formsCutOut.some((pattern) => pattern.test(text)))
    .map(([file]) => file);
  expect(uses).toEqual([]);
});

const playlists = import.meta.glob<string>('/content/stories/*/media/**/*.m3u8', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no playlist of a clip has a tag or a codec that is cut out of hls.js, nor goes on', () => {
  const cut =
    libraryCuts.find(({ file }) => file.test('/node_modules/hls.js/dist/hls.light.mjs'))?.cases ?? [];
  const media = Object.entries(playlists).filter(([file]) => file.endsWith('/media.m3u8'));
  const uses = Object.entries(playlists).filter(([, text]) =>
    [...text.matchAll(/^#EXT-X-([A-Z-]+)|\b(\w{4})\.\w+(?=[",])/gm)].some(([, tag = '', codec = '']) =>
      [tag, codec].some((name) => cut.includes(name)),
    ),
  );
  expect(uses.map(([file]) => file)).toEqual([]);
  expect(media.length).toBeGreaterThan(50);
  expect(media.filter(([, text]) => !text.trimEnd().endsWith('#EXT-X-ENDLIST'))).toEqual([]);
});
