import { createContext } from 'react';

/** Opens the page that shows the actors of this one. */
export type OpenInspector = () => void;

/** Null on a page that nothing watches. */
export const InspectorContext = createContext<OpenInspector | null>(null);
