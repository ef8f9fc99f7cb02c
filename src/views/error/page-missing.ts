/** The file of a page did not arrive. A browser may remember that, so that a load of the whole document is the way to try again. */
export class PageMissing extends Error {
  constructor(cause: unknown) {
    super('This page didn’t load. Check your connection and try again.', { cause });
    this.name = 'PageMissing';
  }
}
