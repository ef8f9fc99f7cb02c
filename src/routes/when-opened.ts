import type { PageRouter } from '../services/page-navigation.ts';

/** Settles when the router has loaded the page that it was opened with. */
export function whenOpened(router: Pick<PageRouter, 'state' | 'subscribe'>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
