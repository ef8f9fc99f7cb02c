import { auth } from '#contract/rules/business-constants.ts';

const lastReloadKey = 'muster:last-reload';

/** Reloads the page, but never twice within 10 s, so that no fault causes a reload loop. */
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
