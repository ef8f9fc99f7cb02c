import { expect, test } from 'vitest';

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
