import { replaceBlockedStorages } from '../services/memory-storage.ts';
import { holdInteractions } from './held-interactions.ts';
import { loadApplication } from './load-application.ts';
import { openNamedAnswer } from './open-named-answer.ts';
import { pageInteractive } from './page-interactive.ts';
import { isPrerendered } from './prerendered-page.ts';
import { isSignedIn, isVisitUnderWay } from './visit-under-way.ts';

/*
 * All that a prerendered page runs by itself. React and the application arrive with the first touch of a control that
 * needs them, or at once where the visit is under way or the page was made for another address.
 */
replaceBlockedStorages(window);
document.documentElement.toggleAttribute('data-signed-in', isSignedIn(window));

let isStarting = false;
const interactions = holdInteractions(document, start);
document.addEventListener(pageInteractive, () => interactions.release(), { once: true });

function start(): void {
  if (isStarting) return;
  isStarting = true;
  void loadApplication(document).catch(() => {
    isStarting = false;
  });
}

function whenRead(): void {
  const root = document.getElementById('root');
  openNamedAnswer(document);
  window.addEventListener('hashchange', () => openNamedAnswer(document));
  const hasChat = Boolean(import.meta.env.VITE_SUPPORT_APP_ID);
  if (hasChat || isVisitUnderWay(window) || (root && !isPrerendered(root, window.location))) start();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', whenRead);
else whenRead();
