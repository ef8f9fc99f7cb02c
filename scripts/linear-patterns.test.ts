import { describe, expect, test } from 'vitest';
import { filterText } from '#contract/rules/log-filter.ts';
import { normalised } from '#contract/rules/text/normalised.ts';
import { createPageLookup } from '#contract/rules/pages/page-addresses.ts';
import { departmentsIn, parsePeopleLines, withoutPerson } from '#contract/rules/people/people-lines.ts';
import { findTables } from '#contract/rules/people/people-tables.ts';
import { readSources, walk } from './loose-ends/sources.ts';
import { nameBrowser } from '../src/services/device-check/browser-name.ts';
import { linkParts } from '../src/views/experience/chat/link-parts.ts';
import { codeFrom, emailFrom, sessionIdFrom } from '../src/views/experience/join/pasted-invitation.ts';
import { hostileTexts, slowOver, slowPattern } from '../tests/support/hostile-texts.ts';

const withinMs = 20;

interface Schema {
  pattern?: string;
  patternProperties?: Record<string, unknown>;
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../contract/{calls/schemas,messages,story}/*.ts', '!../contract/**/*.test.ts'],
  { eager: true },
);

/** Every pattern of a schema that a module exports, wherever it stands in it. */
function patternsIn(value: unknown, seen: Set<unknown>): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { pattern, patternProperties } = value as Schema;
  return [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(patternProperties ? Object.keys(patternProperties) : []),
    ...Object.values(value).flatMap((each) => patternsIn(each, seen)),
  ];
}

const patterns = [
  ...new Set(Object.values(modules).flatMap((exported) => patternsIn({ ...exported }, new Set()))),
];

const sources = readSources('.').filter(({ file }) => /^(?:contract|server|src)\//.test(file));

/** Every regular expression that the product's own code spells out, with where. */
const expressions = sources.flatMap(({ file, program }) => {
  const found: [string, string, RegExp][] = [];
  walk(program, ({ regex }) => {
    const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
    if (pattern !== undefined) found.push([file, pattern, new RegExp(pattern, flags)]);
  });
  return found;
});

describe('60,000 characters of any kind take at most 20 ms', () => {
  test('in every pattern of a schema', () => {
    expect(patterns.length).toBeGreaterThan(15);
    expect(
      patterns.flatMap((pattern) =>
        slowPattern(new RegExp(pattern, 'u'), withinMs).map((slow) => [pattern, slow]),
      ),
    ).toEqual([]);
  });

  test('in every regular expression of contract, server and browser', () => {
    expect(expressions.length).toBeGreaterThan(200);
    expect(
      expressions.flatMap(([file, pattern, expression]) =>
        slowPattern(expression, withinMs).map((slow) => [file, pattern, slow]),
      ),
    ).toEqual([]);
  });

  test('in the addresses of pages', () => {
    const isPage = createPageLookup(
      { articles: ['a'] },
      { adminUrl: 'https://admin.example', debugPages: true },
    );
    const below = [
      '/',
      '/verify/',
      '/blog/',
      '/experience/',
      '/experience/live/',
      '/dashboard/sessions/',
      '/admin/',
    ];
    for (const path of below)
      expect(
        slowOver(hostileTexts(), withinMs, (text) => isPage(path + text)),
        path,
      ).toEqual([]);
  });

  test('in Unicode normalisation, which the product does in one place', () => {
    const marks = ['\u0301\u0316', '\u0315\u0300\u05ae', '\u{1d15e}', '\uac00\u0301\u0316', '\ufdfa'];
    const texts = [...hostileTexts(), ...marks.map((unit) => `a${unit.repeat(60_000 / unit.length)}`)];
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
      expect(
        slowOver(texts, 2 * withinMs, (text) => normalised(text, form)),
        form,
      ).toEqual([]);
    const elsewhere = sources.filter(
      ({ file, text }) => text.includes('.normalize(') && !file.endsWith('text/normalised.ts'),
    );
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });
});

/** What a person pastes or a file holds, in the page; a way that is not linear takes several seconds. */
describe('60,000 characters of any kind take at most a second', () => {
  test.each<[string, (text: string) => unknown]>([
    ['the people of a plan', parsePeopleLines],
    ['their departments', departmentsIn],
    ['a plan without a person', (text) => withoutPerson(text, 'a@harbour.example')],
    ['the tables of a file', (text) => findTables(text.split('\n').map((line) => line.split(' ')))],
    ['an invitation, for its address', emailFrom],
    ['an invitation, for its code', codeFrom],
    ['an invitation, for its session', sessionIdFrom],
    ['a chat message', linkParts],
    ['a log line', filterText],
    ['the name of a browser', nameBrowser],
  ])('in %s', (_what, read) => {
    expect(slowOver(hostileTexts(), 1000, read)).toEqual([]);
  });
});
