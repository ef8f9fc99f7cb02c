import '../views/shared/theme/look.ts';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import type { RenderedPage, RenderPage } from '#contract/rules/pages/site-documents.ts';
import { ActorsProvider } from '../actors-context.tsx';
import { AppProviders } from '../app-providers.tsx';
import { type Application, composeApplication } from '../composition-root.ts';
import { adminAuthMachine } from '../machines/admin-auth/admin-auth-machine.ts';
import { socialSignInMachine } from '../machines/social-sign-in/social-sign-in-machine.ts';
import { loadPage } from '../routes/load-page.ts';
import { PageFrame } from '../routes/page-frame.tsx';
import { createPageTable } from '../routes/pages.ts';
import { createNavigator } from '../routes/pages-view.tsx';
import { unservedEnvironment } from '../services/unserved-environment.ts';
import { loadPageWords } from '../words/word-table.ts';
import { nextTask } from '../services/page/next-task.ts';
import { locationOf } from '../services/page/page-history.ts';
import { createStaticWindow } from './static-window.ts';

const still = createNavigator({ send: () => undefined }, { go: () => undefined });

/** How React marks a part that waits for its file. */
const suspended = '<!--$!-->';

/** What React puts in front of a tree that has no head of its own. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** A page of the site as a visitor sees it first, in the tree that the browser hydrates. */
export const renderPage: RenderPage = async (path, prices, language) => {
  const environment = { ...unservedEnvironment, prices };
  const app = composeApplication(
    environment,
    undefined,
    createStaticWindow(environment.siteAddress, language),
  );
  const location = locationOf(path);
  const pages = await createPageTable(environment).fetchFor(location);
  const failure: unknown = await loadPage(
    pages,
    location,
    async () => ({ kind: 'page' }),
    () => loadPageWords(language),
  ).then(
    () => null,
    (error: unknown) => error,
  );
  const page = (
    <StrictMode>
      <AppProviders app={app}>
        <LoggedOutProviders application={app.application} path={path}>
          <PageFrame
            page={{ location, kind: 'POP', failure }}
            pages={pages}
            navigator={still}
            onError={() => undefined}
          />
        </LoggedOutProviders>
      </AppProviders>
    </StrictMode>
  );
  let html = renderToString(page);
  // The first rendering has started to load the lazy parts.
  while (html.includes(suspended)) {
    await nextTask();
    html = renderToString(page);
  }
  return splitHead(html);
};

type LoggedOutProvidersProps = Pick<Application, 'application'> & { path: string; children: ReactNode };

/** The login before anything is known of it, which in a browser comes with its files. */
function LoggedOutProviders({ application: parent, path, children }: LoggedOutProvidersProps) {
  const account = useMemo(
    () => ({
      adminAuth: createActor(adminAuthMachine, { input: { path, now: Date.now, parent } }),
      socialSignIn: createActor(socialSignInMachine, { input: { parent } }),
    }),
    [parent, path],
  );
  return <ActorsProvider actors={account}>{children}</ActorsProvider>;
}

function splitHead(html: string): RenderedPage {
  let head = '';
  let body = html;
  for (let tag = hoisted.exec(body)?.[0]; tag; tag = hoisted.exec(body)?.[0]) {
    head += tag;
    body = body.slice(tag.length);
  }
  return { head, body };
}
