import { languageAsked, languageCookie, languageParameter } from '#contract/rules/pages/page-language.ts';
import { type SpokenLanguage, spokenOf } from '#contract/rules/languages.ts';
import type { LanguageChoice } from './language-choice.ts';

/** The language of the page that is shown. */
export interface PageLanguage {
  current(): SpokenLanguage;
  /** Null until a person chooses one on this browser. */
  chosen(): SpokenLanguage | null;
  /** Loads the texts of the page in a language, switches to it and stores the choice. */
  choose(language: SpokenLanguage): Promise<void>;
  /** Switches to a language that was not chosen here, such as that of an account. */
  speak(language: SpokenLanguage): Promise<void>;
  /** Switches to the language of a seat while its pages are shown; null: back to the page's own. */
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
 * Starts with the language in the address, else that of the server's document, else the choice stored on this browser.
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
  if (kept) setLanguageCookie(kept);
  let own = sentLanguage(document) ?? asked ?? choice.read();
  let ofSeat: SpokenLanguage | null = null;
  let current = own;
  document.documentElement.lang = current;

  /** Stored in a cookie, because the server chooses the document before any script runs. */
  function setLanguageCookie(language: SpokenLanguage): void {
    document.cookie = languageCookie(language);
  }

  /** The last requested language wins, regardless of which texts load first. */
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
      setLanguageCookie(language);
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

/** The language of a prerendered page. */
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
