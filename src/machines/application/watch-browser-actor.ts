import { fromCallback } from 'xstate';
import { storageKeys } from '#contract/rules/business-constants.ts';
import type { TokenKind } from '../../services/http/request-rules.ts';
import type { BrowserFact } from './application-events.ts';

const kinds: Readonly<Record<string, TokenKind>> = {
  [storageKeys.dashboardToken]: 'main',
  [storageKeys.participantToken]: 'participant',
};

/** Listens for token changes of other tabs, back-forward cache restores, failed files and network changes. */
export const createWatchBrowser = (window: Window) =>
  fromCallback<BrowserFact>(({ sendBack }) => {
    const ended = new AbortController();
    const { signal } = ended;
    const reportStored = (key: string) => {
      const kind = kinds[key];
      const present = window.localStorage.getItem(key) !== null;
      if (kind) sendBack({ type: 'token.stored', kind, present });
    };
    window.addEventListener('storage', ({ key }) => key !== null && reportStored(key), { signal });
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) for (const key of Object.keys(kinds)) reportStored(key);
      },
      { signal },
    );
    window.addEventListener(
      'vite:preloadError',
      ({ payload }) =>
        sendBack({ type: 'file.missing', file: /https?:\S+/.exec(payload.message)?.[0] ?? '' }),
      { signal },
    );
    window.addEventListener('offline', () => sendBack({ type: 'connection.lost' }), { signal });
    window.addEventListener('online', () => sendBack({ type: 'connection.restored' }), { signal });
    if (!window.navigator.onLine) sendBack({ type: 'connection.lost' });
    return () => ended.abort();
  });
