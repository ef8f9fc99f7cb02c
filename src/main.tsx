import './views/shared/theme/look.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { AppProviders } from './app-providers.tsx';
import { composeApplication, startApplication, startErrorReporting } from './composition-root.ts';
import { isPrerendered } from './hydration/prerendered-page.ts';
import type { Inspector } from './inspector/load-inspector.ts';
import { InspectorContext } from './inspector/inspector-context.ts';
import { selectShownPage } from './machines/navigation/navigation-selectors.ts';
import { registerOfflineWorker } from './offline/register-offline-worker.ts';
import { openPages } from './routes/open-pages.ts';
import { PagesView } from './routes/pages-view.tsx';
import type { ErrorReporting } from './services/error-reporting/error-reporting.ts';
import { log } from './services/log.ts';
import { readEnvironment } from './services/environment.ts';
import { replaceBlockedStorages } from './services/page/memory-storage.ts';
import { mendAddress } from './services/personal-link.ts';
import { nextTask } from './services/page/next-task.ts';

mendAddress(window);
replaceBlockedStorages(window);
registerOfflineWorker(window);
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
void start(container);

async function loadInspector(page: Window): Promise<Inspector | undefined> {
  const { loadInspector: load } = await import('./inspector/load-inspector.ts');
  return load(page);
}

/** Nothing is awaited by the file itself: those that it fetches wait for it, since they use what is in it. */
async function start(container: HTMLElement): Promise<void> {
  const isShown = isPrerendered(container, window.location);
  const environment = readEnvironment(document);
  const inspector = environment.debugPages ? await loadInspector(window) : undefined;
  await nextTask();
  const app = composeApplication(environment, inspector?.inspect);
  startErrorReporting(app);
  await nextTask();
  await startApplication(app);
  await nextTask();
  const pages = openPages(app);
  const { navigation } = app.actors;
  const page = (
    <StrictMode>
      <AppProviders app={app}>
        <InspectorContext value={inspector?.open ?? null}>
          <PagesView
            navigation={navigation}
            history={app.history}
            pages={pages}
            onError={app.reporting.error}
          />
        </InspectorContext>
      </AppProviders>
    </StrictMode>
  );
  if (!isShown && container.dataset.prerendered === undefined) {
    createRoot(container).render(page);
    return;
  }
  const { pathname } = window.location;
  const snapshot = await waitFor(navigation, (current) => selectShownPage(current) !== null);
  startTransition(() => {
    if (isShown && selectShownPage(snapshot)?.location.pathname === pathname)
      hydrateRoot(container, page, { onRecoverableError: reportMismatch(app.reporting) });
    else createRoot(container).render(page);
  });
}

function reportMismatch(reporting: ErrorReporting) {
  return (error: unknown): void => {
    log.warn('The page differs from the one that was made when the site was built.', error);
    reporting.error(error);
  };
}
