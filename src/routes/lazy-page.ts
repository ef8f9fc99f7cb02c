import type { ComponentType } from 'react';
import { PageMissing } from '../views/error/page-missing.ts';

/** A route's `lazy`: the view's file is fetched when its route is first matched. */
export function page(load: () => Promise<{ default: ComponentType }>) {
  return async () => {
    const view = await load().catch((cause: unknown) => Promise.reject(new PageMissing(cause)));
    return { Component: view.default };
  };
}
