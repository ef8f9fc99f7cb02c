import type { ComponentType } from 'react';

type PageModule = { default: ComponentType };

const files = import.meta.glob<PageModule>('../views/**/*-page.tsx');

/** A route's `lazy`: the view's file is fetched when its route is first matched. */
export function page(name: string) {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}-page.tsx`))?.[1];
  return async () => {
    if (!load) throw new Error(`No view is called ${name}`);
    return { Component: (await load()).default };
  };
}
