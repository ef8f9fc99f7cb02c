/** An event of the document, once React has hydrated its page. */
export const pageInteractive = 'page:interactive';
