// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { reloadInChosenLanguage } from './chosen-language.ts';

const reload = vi.fn();
const jar = { cookie: '' };
const page = (search = '', lang = 'en') =>
  ({
    document: Object.assign(jar, { documentElement: { lang } }),
    localStorage: window.localStorage,
    location: { search, reload },
  }) as unknown as Window;

beforeEach(() => {
  reload.mockClear();
  jar.cookie = '';
  window.localStorage.clear();
});

it('requests the page in the chosen language once, if the server did not know it', () => {
  window.localStorage.setItem('muster.language', 'de');
  reloadInChosenLanguage(page());
  expect(jar.cookie).toMatch(/^muster_language=de; path=\/;/);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadInChosenLanguage(page());
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['nothing was chosen', null, '', 'en'],
  ['the page speaks it', 'de', '', 'de'],
  ['the address asks for another', 'de', '?lang=en', 'en'],
  ['it is the pseudo-locale', 'en-XA', '', 'en'],
])('leaves the page where %s', (_case, chosen, search, lang) => {
  if (chosen) window.localStorage.setItem('muster.language', chosen);
  reloadInChosenLanguage(page(search, lang));
  expect(reload).not.toHaveBeenCalled();
});
