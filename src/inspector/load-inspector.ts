import type { InspectionEvent, Observer } from 'xstate';
import type { OpenInspector } from './inspector-context.ts';
import { inspectorPath } from './inspector-window.ts';

declare const __INSPECT__: '' | 'own' | 'stately';

export interface Inspector {
  inspect: Observer<InspectionEvent>;
  /** Shows the window; undefined where that is a page of somebody else's. */
  open?: OpenInspector;
}

/** What watches the actors of a page: with `INSPECT` any page, otherwise a debug page; of a site that has the debug pages. */
export async function loadInspector(page: Window): Promise<Inspector | undefined> {
  const { pathname } = page.location;
  const isWanted = __INSPECT__ !== '' || pathname.startsWith('/debug/');
  if (!isWanted || pathname === inspectorPath) return undefined;
  const { startInspector } = await import('./start-inspector.tsx');
  return startInspector(page, __INSPECT__);
}
