import type { Operations } from './capability.ts';

export interface HubKey {
  name: string;
  secret: string;
  /** Secrets before it, whose tokens are still accepted. */
  formerSecrets?: readonly string[];
  /** Everything when absent. */
  capability?: Operations;
}

export const everything: Operations = { '*': ['*'] };
