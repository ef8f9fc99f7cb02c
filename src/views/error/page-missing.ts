/** The file of a page did not arrive. The router remembers that, so only a load of the whole document tries again. */
export class PageMissing extends Error {
  constructor(cause: unknown) {
    super('This page did not arrive. Check your connection and open it again.', { cause });
    this.name = 'PageMissing';
  }
}
