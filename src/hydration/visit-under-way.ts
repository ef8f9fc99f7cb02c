import { storageKeys } from '#contract/rules/business-constants.ts';
import { isMsalRedirectPending } from '../services/social/msal-redirect.ts';
import { forgetLeft, typedTextKeyOf } from '../services/typed-text.ts';

type Storages = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** Whether somebody is signed in on this browser, as far as the page can tell without opening the token. */
export function isSignedIn({ localStorage }: Storages): boolean {
  return localStorage.getItem(storageKeys.dashboardToken) !== null;
}

/** Whether the application has something to do on this page before anybody touches it. */
export function isVisitUnderWay(window: Storages & Pick<Window, 'location' | 'performance'>): boolean {
  forgetLeft(window);
  const { sessionStorage, location } = window;
  const isToBeTyped = sessionStorage.getItem(typedTextKeyOf(location.pathname)) !== null;
  return isToBeTyped || isSignedIn(window) || isMsalRedirectPending(sessionStorage);
}
