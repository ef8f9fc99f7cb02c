import type { ComponentType } from 'react';
import { nextTask } from '../services/page/next-task.ts';
import { PageMissing } from '../views/error/page-missing.ts';

/** A route's `load`: the view's file is fetched when its route is first matched, in a task after the navigation's own. */
export function page(load: () => Promise<{ default: ComponentType }>) {
  return async (): Promise<ComponentType> => {
    await nextTask();
    const view = await load().catch((cause: unknown) => Promise.reject(new PageMissing(cause)));
    return view.default;
  };
}
