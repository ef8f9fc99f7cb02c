import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { AppProviders } from './app-providers.tsx';
import { composeApplication, startApplication, startErrorReporting } from './composition-root.ts';
import { loadInspector } from './inspector.ts';
import { createRouter } from './routes/router.tsx';
import { readEnvironment } from './services/environment.ts';
import { replaceBlockedStorages } from './services/memory-storage.ts';
import { AppTheme } from './views/shared/theme/app-theme.tsx';

replaceBlockedStorages(window);
const app = composeApplication(readEnvironment(), await loadInspector());
startErrorReporting(app);
await startApplication(app);
const router = createRouter(app);
app.openPages(router);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <AppTheme>
      <AppProviders app={app}>
        <RouterProvider router={router} onError={(error) => app.reporting.error(error)} />
      </AppProviders>
    </AppTheme>
  </StrictMode>,
);
