import { expect, it } from 'vitest';
import { acceptedLanguage, languageAsked, languageCookie, languageOfRequest } from './page-language.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr, de;q=0.5, en;q=0.7', 'en'],
  ['de;q=0, en', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('Accept-Language "%s" is %s', (header, language) => expect(acceptedLanguage(header)).toBe(language));

it('the address is before the choice kept, and that before the browser’s preference', () => {
  const [cookie] = languageCookie('de').split(';');
  const none = { query: '', cookie: undefined, acceptLanguage: undefined };
  expect(languageOfRequest(none)).toBe('en');
  expect(languageOfRequest({ ...none, acceptLanguage: 'de' })).toBe('de');
  expect(languageOfRequest({ ...none, cookie: `XSRF-TOKEN=a; ${cookie}`, acceptLanguage: 'en' })).toBe('de');
  expect(languageOfRequest({ query: '?lang=en', cookie, acceptLanguage: 'de' })).toBe('en');
  expect(languageOfRequest({ query: '?lang=xx', cookie: 'muster_language=xx', acceptLanguage: 'de' })).toBe(
    'de',
  );
});

it('reads the language out of an address', () => {
  expect(languageAsked('?topic=privacy&lang=de')).toBe('de');
  expect(languageAsked('?lang=xx')).toBeUndefined();
  expect(languageAsked('')).toBeUndefined();
});
