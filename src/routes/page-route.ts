import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { RouteHandle } from './route-handle.ts';

export type PageAddress = { pathname: string; params: Readonly<Params> };

type View = {
  id?: string;
  path?: string;
  /** Null until it is there, and of what shows nothing of its own. */
  Component?: ComponentType | null;
  /** Fetches the view when the route is first matched. */
  load?: () => Promise<ComponentType>;
  /** What else has to be so before the page is shown; what it throws is shown instead. */
  arrive?: (address: PageAddress) => void | Promise<void>;
  handle?: RouteHandle;
};

/** A page, or a layout around its `children`. */
export type PageRoute = View &
  ({ index: true; children?: undefined } | { index?: false; children?: PageRoute[] });
