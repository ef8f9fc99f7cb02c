import { fromCallback, fromPromise } from 'xstate';
import type { PageHistory, PageLocation } from '../../services/page/page-history.ts';
import { type HistoryMoved, navigationMachine, type PageDecision } from './navigation-machine.ts';

/** Runs the guard of a page and loads its code; rejects with the error to show. */
export type LoadPage = (location: PageLocation) => Promise<PageDecision>;

export type NavigationDeps = {
  history: PageHistory;
  /** The table of pages is set after the tree of actors is created. */
  loadPage: Promise<LoadPage>;
  /** Loads another site's page. */
  leave: (href: string) => void;
};

export function provideNavigation({ history, loadPage, leave }: NavigationDeps) {
  return navigationMachine.provide({
    actors: {
      watchHistory: fromCallback<HistoryMoved>(({ sendBack }) =>
        history.watch(() => sendBack({ type: 'history.moved', location: history.read() })),
      ),
      loadPage: fromPromise(async ({ input }) => (await loadPage)(input.location)),
    },
    actions: {
      writeAddress: (_, { location, kind }) => {
        if (kind === 'PUSH') history.push(location);
        if (kind === 'REPLACE') history.replace(location);
      },
      leave: (_, decision) => {
        if (decision.kind === 'external') leave(decision.href);
      },
    },
  });
}
