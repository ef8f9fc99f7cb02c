import type { PageWords } from '../lists/page-by-page.tsx';

/** What a long list of these says of how far it is shown. */
export const pageWords = (things: string): PageWords => ({
  shown: (shown, all) => `${shown} of ${all} ${things} are shown.`,
  allShown: (all) => `All ${all} ${things} are shown.`,
  more: (count) => `Show ${count} more`,
});
