import { describe, expect, test } from 'vitest';
import { spokenLanguages } from '../rules/languages.ts';

/** Every file of the language folders: `./de/door.ts`, `./de/organiser/people.ts`. */
const files: Record<string, Record<string, unknown>> = import.meta.glob('./*/**/*.ts', { eager: true });
const tables = Object.keys(files).map((path) => {
  const [, language = '', ...file] = path.split('/');
  return [language, file.join('/')] as const;
});

/** Has forms of its own in every language. */
const own = 'counts.ts';

const filesOf = (language: string) =>
  tables.flatMap(([folder, file]) => (folder === language && file !== own ? [file] : []));

/** Each text of a table by its path and kind: `shell.help: text`. */
function textsOf(value: unknown, name: string): string[] {
  if (typeof value === 'string') return [`${name}: text`];
  if (typeof value === 'function') return [`${name}: function`];
  if (Array.isArray(value)) return [`${name}: list of ${value.length}`];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => textsOf(part, name ? `${name}.${key}` : key))
    : [];
}

const textsIn = (language: string, file: string) => textsOf(files[`./${language}/${file}`], '').sort();

test('every folder is a language that is spoken, and every language has a folder', () => {
  const folders = new Set(tables.map(([folder]) => folder));
  expect([...folders].sort()).toEqual([...spokenLanguages].sort());
});

const sources: Record<string, string> = import.meta.glob('./*/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(spokenLanguages)('the tables of %s format as no other language does', (language) => {
  const codes = spokenLanguages.filter((other) => other !== language).join('|');
  const foreign = new RegExp(`'(?:${codes})(?:-[A-Z]{2})?'`);
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`./${language}/`));
  expect(own).not.toEqual([]);
  expect(own.filter(([, source]) => foreign.test(source)).map(([path]) => path)).toEqual([]);
});

describe.each(spokenLanguages.filter((language) => language !== 'en'))('%s', (language) => {
  test('has every table', () => expect(filesOf(language)).toEqual(filesOf('en')));

  test.each(filesOf('en'))('has every text of %s', (file) => {
    const english = textsIn('en', file);
    expect(english).not.toEqual([]);
    expect(textsIn(language, file)).toEqual(english);
  });
});
