import { registerOfflineWorker } from '../offline/register-offline-worker.ts';
import { replaceBlockedStorages } from '../services/memory-storage.ts';
import { afterPaint, nextTask } from '../services/next-task.ts';
import { keepTabInPopover } from '../views/shared/keep-tab-in-popover.ts';
import { carryAddress } from './carry-address.ts';
import { holdInteractions } from './held-interactions.ts';
import { loadApplication } from './load-application.ts';
import { nameManifest } from './name-manifest.ts';
import { openNamedAnswer } from './open-named-answer.ts';
import { pageInteractive } from './page-interactive.ts';
import { isPrerendered } from './prerendered-page.ts';
import { isSignedIn, isVisitUnderWay } from './visit-under-way.ts';

/*
 * All that a prerendered page runs by itself. React and the application arrive with the first touch of a control that
 * needs them, or at once where the visit is under way or the page was made for another address.
 */
replaceBlockedStorages(window);
registerOfflineWorker(window);
nameManifest(document);
carryAddress(window);
document.documentElement.toggleAttribute('data-signed-in', isSignedIn(window));

let isStarting = false;
const interactions = holdInteractions(document, start);
// What was held is answered in a task of its own: the page that took over would have to be drawn again within the same.
document.addEventListener(pageInteractive, () => void nextTask().then(interactions.release()), {
  once: true,
});

/** The menu opens without React, which keeps to the same afterwards. */
document.addEventListener('keydown', keepTabInPopover, true);

function start(): void {
  if (isStarting) return;
  isStarting = true;
  // What has been touched shows it first.
  void afterPaint()
    .then(() => loadApplication(document))
    .catch(() => {
      isStarting = false;
    });
}

/** Some parts ask the server as soon as they are seen. */
function startInView(part: Element | null): void {
  if (!part) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    start();
  });
  seen.observe(part);
}

function whenRead(): void {
  const root = document.getElementById('root');
  openNamedAnswer(document);
  window.addEventListener('hashchange', () => openNamedAnswer(document));
  const hasChat = Boolean(import.meta.env.VITE_SUPPORT_APP_ID);
  startInView(document.querySelector('[data-starts-in-view]'));
  if (hasChat || isVisitUnderWay(window) || (root && !isPrerendered(root, window.location))) start();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', whenRead);
else whenRead();
