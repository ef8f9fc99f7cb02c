export type PageState = { path: string; loading: boolean; failed: boolean };

export type PageNavigation = {
  go(to: string): void;
  /** Asks the guard again for the page that is shown. */
  askAnew(): void;
  /** Tells the state at once and whenever the router has another; answers how to stop. */
  watch(listener: (page: PageState) => void): () => void;
};

type Location = { pathname: string };

/** What is used of the router. */
export type PageRouter = {
  state: {
    location: Location;
    initialized: boolean;
    navigation: { state: string };
    errors: object | null;
  };
  navigate(to: string | Location, options?: { replace: boolean }): Promise<void>;
  revalidate(): Promise<void>;
  subscribe(listener: (state: PageRouter['state']) => void): () => void;
};

/** Navigation by a router that is opened later; what is asked before then waits for it. */
export function createPageNavigation(opened: Promise<PageRouter>): PageNavigation {
  const stateOf = ({ location, initialized, navigation, errors }: PageRouter['state']): PageState => ({
    path: location.pathname,
    loading: !initialized || navigation.state !== 'idle',
    failed: errors !== null,
  });
  const pageOf = async (run: (router: PageRouter) => Promise<void>) => run(await opened);
  return {
    go: (to) => void pageOf((router) => router.navigate(to)),
    // An error boundary lets go of its error when the location is another, which a revalidation leaves as it is.
    askAnew: () =>
      void pageOf((router) =>
        router.state.errors ? router.navigate(router.state.location, { replace: true }) : router.revalidate(),
      ),
    watch(listener) {
      let stop: (() => void) | undefined;
      let stopped = false;
      void opened.then((router) => {
        if (stopped) return;
        listener(stateOf(router.state));
        stop = router.subscribe((state) => listener(stateOf(state)));
      });
      return () => {
        stopped = true;
        stop?.();
      };
    },
  };
}
