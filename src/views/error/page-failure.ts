import { createContext, useContext } from 'react';

/** What was thrown on the way to the page or within it. */
export const PageFailureContext = createContext<unknown>(null);

export const usePageFailure = (): unknown => useContext(PageFailureContext);
