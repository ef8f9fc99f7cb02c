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
  /** Speaks the language of a seat while its pages are shown; null: the page's own again. */
  speakToSeat(language: SpokenLanguage | null): Promise<void>;
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
  let own = sentLanguage(document) ?? asked ?? choice.read();
  let ofSeat: SpokenLanguage | null = null;
  let current = own;
  document.documentElement.lang = current;

  /** By a cookie, since a page that it has in several languages is sent before any script runs. */
  function tellServer(language: SpokenLanguage): void {
    document.cookie = languageCookie(language);
  }

  /** What was asked for last is spoken, whichever words arrive first. */
  async function change(): Promise<void> {
    const language = ofSeat ?? own;
    await loadWords(language);
    if (language !== (ofSeat ?? own)) return;
    current = language;
    document.documentElement.lang = language;
    for (const listener of listeners) listener();
  }

  function speak(language: SpokenLanguage): Promise<void> {
    own = language;
    return change();
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
    speakToSeat(language) {
      ofSeat = language;
      return change();
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
