/** Told by the document when its page answers to React. */
export const pageInteractive = 'page:interactive';
