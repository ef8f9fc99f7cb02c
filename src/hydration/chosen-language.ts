import {
  languageCookie,
  languageCookieName,
  languageParameter,
} from '#contract/rules/pages/page-language.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { languageKey } from '../services/language-choice.ts';

/**
 * A page that came in another language than the one chosen on this browser is asked for anew, where the cookie that tells
 * the server is gone: logging out removes them all.
 */
export function reloadInChosenLanguage({
  document,
  localStorage,
  location,
}: Pick<Window, 'document' | 'localStorage' | 'location'>): void {
  const chosen = localStorage.getItem(languageKey) ?? '';
  const knowsServer = () => document.cookie.includes(`${languageCookieName}=`);
  if (!/^[a-z]{2}$/.test(chosen) || chosen === document.documentElement.lang || knowsServer()) return;
  if (new URLSearchParams(location.search).has(languageParameter)) return;
  document.cookie = languageCookie(chosen as SpokenLanguage);
  if (knowsServer()) location.reload();
}
