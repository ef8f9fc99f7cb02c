/** Fatal: the route exists but its validation step refused the address, or no route does. */
export class PageNotFound extends Error {
  readonly status = 404;

  constructor(path: string) {
    super(`Page Not Found: ${path}`);
    this.name = 'PageNotFound';
  }
}
