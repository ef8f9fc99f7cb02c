/** What the help beside a page says, in English; the other languages have the same keys. */
export const help = {
  title: 'How can we help?',
  search: 'Search the questions',
  examples: 'camera, credit, late',
  found: (count: number) =>
    count === 0 ? 'No results. Try fewer words, or write to us below.' : `${count} found`,
  checkDevice: 'Check my device',
  firstAid: 'Troubleshooting and service status',
  write: 'Write to us',
  paste: 'Writing to us? Paste this in: browser, window and how our server answers you.',
  diagnosis: {
    copy: 'Copy a diagnosis',
    copied: 'Diagnosis copied',
    failed: 'That did not work. Try again',
    byHand: 'Copy this by hand',
  },
  outOfReach: 'The questions didn’t load. Check your connection and try again.',
};

export type HelpWords = typeof help;
