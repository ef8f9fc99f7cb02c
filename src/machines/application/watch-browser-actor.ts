import { fromCallback } from 'xstate';
import { storageKeys } from '#contract/rules/business-constants.ts';
import type { TokenKind } from '../../services/http/request-rules.ts';
import type { BrowserFact } from './application-events.ts';

const kinds: Readonly<Record<string, TokenKind>> = {
  [storageKeys.dashboardToken]: 'main',
  [storageKeys.participantToken]: 'participant',
};

/** Listens for what other tabs do to the tokens, for a page that comes back from the cache, for lost files and lost lines. */
export const createWatchBrowser = (window: Window) =>
  fromCallback<BrowserFact>(({ sendBack }) => {
    const ended = new AbortController();
    const { signal } = ended;
    const tellStored = (key: string) => {
      const kind = kinds[key];
      const present = window.localStorage.getItem(key) !== null;
      if (kind) sendBack({ type: 'token.stored', kind, present });
    };
    window.addEventListener('storage', ({ key }) => key !== null && tellStored(key), { signal });
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) for (const key of Object.keys(kinds)) tellStored(key);
      },
      { signal },
    );
    window.addEventListener(
      'vite:preloadError',
      ({ payload }) =>
        sendBack({ type: 'file.missing', file: /https?:\S+/.exec(payload.message)?.[0] ?? '' }),
      { signal },
    );
    window.addEventListener('offline', () => sendBack({ type: 'line.lost' }), { signal });
    window.addEventListener('online', () => sendBack({ type: 'line.found' }), { signal });
    if (!window.navigator.onLine) sendBack({ type: 'line.lost' });
    return () => ended.abort();
  });
