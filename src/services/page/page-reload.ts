import { auth } from '#contract/rules/business-constants.ts';

const lastReloadKey = 'muster:last-reload';

/** Loads the page anew, but never twice within 10 s, so that no fault can make a page reload for ever. */
export function createPageReload(deps: {
  storage: Storage;
  now(): number;
  assign(href: string): void;
}): (href: string) => boolean {
  return (href) => {
    const last = Number(deps.storage.getItem(lastReloadKey) ?? 0);
    if (deps.now() - last < auth.loginReloadGuardMs) return false;
    deps.storage.setItem(lastReloadKey, String(deps.now()));
    deps.assign(href);
    return true;
  };
}
