import type { ComponentType } from 'react';

/** A route's `lazy`: the view's file is fetched when its route is first matched. */
export function page(load: () => Promise<{ default: ComponentType }>) {
  return async () => ({ Component: (await load()).default });
}
