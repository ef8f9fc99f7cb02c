import { startTransition, useEffect, useState } from 'react';
import { createPath, type Navigator } from 'react-router-dom';
import type { NavigationActorRef, ShownPage } from '../machines/navigation/navigation-machine.ts';
import { selectShownPage } from '../machines/navigation/navigation-selectors.ts';
import { locationOf, type PageHistory } from '../services/page/page-history.ts';
import { NavigationBar } from './layouts/root-layout.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageTable } from './pages.ts';

type PagesViewProps = {
  navigation: NavigationActorRef;
  history: PageHistory;
  pages: PageTable;
  onError: (error: unknown) => void;
};

/** The page that the navigation shows, and what its links ask of the navigation. */
export function PagesView({ navigation, history, pages, onError }: PagesViewProps) {
  const page = useShownPage(navigation);
  const [navigator] = useState(() => createNavigator(navigation, history));
  if (!page) return <NavigationBar />;
  return <PageFrame page={page} pages={pages.known()} navigator={navigator} onError={onError} />;
}

/** In a transition, so that a page which waits for more leaves the one before it in place. */
function useShownPage(navigation: NavigationActorRef): ShownPage | null {
  const [page, setPage] = useState(() => selectShownPage(navigation.getSnapshot()));
  useEffect(() => {
    const take = () => startTransition(() => setPage(selectShownPage(navigation.getSnapshot())));
    take();
    const { unsubscribe } = navigation.subscribe(take);
    return unsubscribe;
  }, [navigation]);
  return page;
}

export function createNavigator(
  navigation: Pick<NavigationActorRef, 'send'>,
  history: Pick<PageHistory, 'go'>,
): Navigator {
  const want =
    (kind: 'PUSH' | 'REPLACE'): Navigator['push'] =>
    (to, state) =>
      navigation.send({
        type: 'page.requested',
        location: locationOf(typeof to === 'string' ? to : createPath(to), state),
        kind,
      });
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: history.go,
    push: want('PUSH'),
    replace: want('REPLACE'),
  };
}
