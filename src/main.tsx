import './views/shared/theme/look.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { AppProviders } from './app-providers.tsx';
import { composeApplication, startApplication, startErrorReporting } from './composition-root.ts';
import { isPrerendered } from './hydration/prerendered-page.ts';
import { loadInspector } from './inspector.ts';
import { registerOfflineWorker } from './offline/register-offline-worker.ts';
import { createRouter } from './routes/router.tsx';
import { whenOpened } from './routes/when-opened.ts';
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
const router = createRouter(app);
app.openPages(router);

const page = (
  <StrictMode>
    <AppProviders app={app}>
      <RouterProvider router={router} onError={(error) => app.reporting.error(error)} />
    </AppProviders>
  </StrictMode>
);
if (isShown) {
  const { pathname } = window.location;
  // Not awaited: the file of the page waits for this one.
  void whenOpened(router).then(() =>
    startTransition(() => {
      if (router.state.location.pathname === pathname)
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
