import { createContext, useContext } from 'react';
import type { RouteHandle } from './route-handle.ts';

export const PageHandleContext = createContext<RouteHandle>({});

/** What the route of the page that is shown says of itself. */
export const usePageHandle = (): RouteHandle => useContext(PageHandleContext);
