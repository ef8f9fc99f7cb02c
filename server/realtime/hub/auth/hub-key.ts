import type { Operations } from './capability.ts';

export interface HubKey {
  name: string;
  secret: string;
  /** Everything when absent. */
  capability?: Operations;
}

export const everything: Operations = { '*': ['*'] };
