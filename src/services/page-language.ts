import { languageAsked, languageCookie, languageParameter } from '#contract/rules/pages/page-language.ts';
import { type SpokenLanguage, spokenOf } from '#contract/rules/languages.ts';
import type { LanguageChoice } from './language-choice.ts';

/** The language of the page that is shown. */
export interface PageLanguage {
  current(): SpokenLanguage;
  /** Null until a person chooses one on this browser. */
  chosen(): SpokenLanguage | null;
  /** Loads the words of the page, speaks them, and keeps the choice. */
  choose(language: SpokenLanguage): Promise<void>;
  /** Speaks a language that nobody chose here, such as that of an account. */
  speak(language: SpokenLanguage): Promise<void>;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

interface PageLanguageDeps {
  window: Pick<typeof globalThis.window, 'document' | 'location' | 'history'>;
  choice: LanguageChoice;
  loadWords: (language: SpokenLanguage) => Promise<void>;
}

/**
 * Starts with the language that the address asks for, else that in which the server sent the page, else the choice of
 * this browser.
 */
export function createPageLanguage({ window, choice, loadWords }: PageLanguageDeps): PageLanguage {
  const { document } = window;
  const listeners = new Set<() => void>();
  const asked = languageAsked(window.location.search);
  if (asked) {
    choice.keep(asked);
    removeParameter(window);
  }
  const kept = choice.kept();
  if (kept) tellServer(kept);
  let current = sentLanguage(document) ?? asked ?? choice.read();
  document.documentElement.lang = current;

  /** By a cookie, since a page that it has in several languages is sent before any script runs. */
  function tellServer(language: SpokenLanguage): void {
    document.cookie = languageCookie(language);
  }

  async function speak(language: SpokenLanguage): Promise<void> {
    await loadWords(language);
    current = language;
    document.documentElement.lang = language;
    for (const listener of listeners) listener();
  }

  return {
    current: () => current,
    chosen: choice.kept,
    speak,
    async choose(language) {
      choice.keep(language);
      tellServer(language);
      await speak(language);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Of a page that came as whole HTML. */
function sentLanguage(document: Document): SpokenLanguage | undefined {
  const { prerendered } = document.getElementById('root')?.dataset ?? {};
  return prerendered === undefined ? undefined : spokenOf([document.documentElement.lang]);
}

function removeParameter({ location, history }: PageLanguageDeps['window']): void {
  const query = new URLSearchParams(location.search);
  query.delete(languageParameter);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
}
