import '../views/shared/theme/look.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PriceList } from '#contract/calls/schemas/orders.ts';
import { AppProviders } from '../app-providers.tsx';
import { composeApplication } from '../composition-root.ts';
import { createRoutes, pagesOf } from '../routes/router.tsx';
import { whenOpened } from '../routes/when-opened.ts';
import { readEnvironment } from '../services/environment.ts';
import { createStillWindow } from './still-window.ts';

export interface RenderedPage {
  /** Title, metadata and preloads, as they stand in the document's head. */
  head: string;
  /** What the root element holds. */
  body: string;
}

/** What React puts in front of a tree that has no head of its own. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** A page of the site as a visitor sees it first, in the tree that the browser hydrates. */
export async function renderPage(path: string, prices: PriceList | null): Promise<RenderedPage> {
  const environment = { ...readEnvironment(), prices };
  const app = composeApplication(environment, undefined, createStillWindow(environment.siteAddress));
  const router = createMemoryRouter(
    createRoutes(pagesOf(environment), async () => null),
    { initialEntries: [path] },
  );
  await whenOpened(router);
  const html = renderToString(
    <StrictMode>
      <AppProviders app={app}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
  router.dispose();
  return splitHead(html);
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
