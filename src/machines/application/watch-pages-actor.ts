import { fromCallback } from 'xstate';
import type { PageNavigation, PageState } from '../../services/page-navigation.ts';
import type { PageFact } from './application-events.ts';

/** Tells when the router begins and ends to load a page, and which one it shows. */
export const createWatchPages = (pages: Pick<PageNavigation, 'watch'>) =>
  fromCallback<PageFact>(({ sendBack }) => {
    let shown: PageState | undefined;
    return pages.watch((page) => {
      const before = shown;
      shown = page;
      if (page.loading !== (before?.loading ?? false)) {
        const ended = page.failed ? 'page.failed' : 'page.loaded';
        sendBack({ type: page.loading ? 'page.loading' : ended });
      }
      if (before && page.path !== before.path) sendBack({ type: 'page.changed', path: page.path });
    });
  });
