import './views/shared/theme/look.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { AppProviders } from './app-providers.tsx';
import { composeApplication, startApplication, startErrorReporting } from './composition-root.ts';
import { isPrerendered } from './hydration/prerendered-page.ts';
import { loadInspector } from './inspector.ts';
import { selectShownPage } from './machines/navigation/navigation-selectors.ts';
import { registerOfflineWorker } from './offline/register-offline-worker.ts';
import { openPages } from './routes/open-pages.ts';
import { PagesView } from './routes/pages-view.tsx';
import { log } from './services/log.ts';
import { readEnvironment } from './services/environment.ts';
import { replaceBlockedStorages } from './services/memory-storage.ts';
import { nextTask } from './services/next-task.ts';

replaceBlockedStorages(window);
registerOfflineWorker(window);
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const isShown = isPrerendered(container, window.location);

const inspector = await loadInspector();
await nextTask();
const app = composeApplication(readEnvironment(document), inspector);
startErrorReporting(app);
await nextTask();
await startApplication(app);
await nextTask();
const pages = openPages(app);
const { navigation } = app.actors;

const page = (
  <StrictMode>
    <AppProviders app={app}>
      <PagesView navigation={navigation} history={app.history} pages={pages} onError={app.reporting.error} />
    </AppProviders>
  </StrictMode>
);
if (isShown || container.dataset.prerendered !== undefined) {
  const { pathname } = window.location;
  // Not awaited: the file of the page waits for this one.
  void waitFor(navigation, (snapshot) => selectShownPage(snapshot) !== null).then((snapshot) =>
    startTransition(() => {
      if (isShown && selectShownPage(snapshot)?.location.pathname === pathname)
        hydrateRoot(container, page, { onRecoverableError: tellMismatch });
      else createRoot(container).render(page);
    }),
  );
} else {
  createRoot(container).render(page);
}

function tellMismatch(error: unknown): void {
  log.warn('The page differs from the one that was made when the site was built.', error);
  app.reporting.error(error);
}
