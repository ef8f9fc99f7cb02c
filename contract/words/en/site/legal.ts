import { day } from '../counts.ts';

/** What surrounds a legal text. */
export const legal = {
  version: (version: string) => `Version ${version}, effective `,
  day,
  contents: 'On this page',
  installed: 'Connected to this installation',
  services: 'Outside services of this installation',
  checking: 'Checking …',
};

export type LegalWords = typeof legal;
