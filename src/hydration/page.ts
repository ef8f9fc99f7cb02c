import { storageKeys } from '#contract/rules/business-constants.ts';
import { registerOfflineWorker } from '../offline/register-offline-worker.ts';
import { replaceBlockedStorages } from '../services/page/memory-storage.ts';
import { afterPaint } from '../services/page/next-task.ts';
import { whenUsable } from '../services/when-usable.ts';
import { keepTabInPopover } from '../views/shared/focus/keep-tab-in-popover.ts';
import { reloadInChosenLanguage } from './chosen-language.ts';
import { queueEarlyActions } from './early-actions.ts';
import { loadApplication } from './load-application.ts';
import { openNamedAnswer } from './open-named-answer.ts';
import { pageInteractive } from './page-interactive.ts';
import { isPrerendered } from './prerendered-page.ts';

/*
 * The script of a prerendered page. The application loads once the page is shown and the browser idle, or at the
 * first touch of a control that needs it, and at once where a user is signed in or the page was made for another address.
 */
replaceBlockedStorages(window);
reloadInChosenLanguage(window);
registerOfflineWorker(window);
const isSignedIn = window.localStorage.getItem(storageKeys.dashboardToken) !== null;
document.documentElement.toggleAttribute('data-signed-in', isSignedIn);

let isStarting = false;
const repeatEarlyActions = queueEarlyActions(document, start);
document.addEventListener(pageInteractive, repeatEarlyActions, { once: true });

/** The menu opens without React, which keeps to the same afterwards. */
document.addEventListener('keydown', keepTabInPopover, true);

// Until the first picture the connection is for the page's text and typefaces.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
  document.head.append(Object.assign(document.createElement('link'), manifest));
  whenUsable(window, start);
}).observe({ type: 'paint', buffered: true });

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

function whenRead(): void {
  const root = document.getElementById('root');
  openNamedAnswer(document);
  window.addEventListener('hashchange', () => openNamedAnswer(document));
  if (isSignedIn || (root && !isPrerendered(root, window.location))) start();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', whenRead);
else whenRead();
