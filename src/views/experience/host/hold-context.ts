import { createContext } from 'react';
import type { PublicProjection } from '#contract/messages/session-projection.ts';

/** Whether and since when an organiser holds the clock, for what burns down; not held where nothing provides it. */
export const HoldContext = createContext<PublicProjection['hold']>(null);
