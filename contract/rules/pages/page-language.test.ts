import { expect, it } from 'vitest';
import { languageAsked, languageCookie, languageOfRequest } from './page-language.ts';

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
