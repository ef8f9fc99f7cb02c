/** The database cannot be reached now; its code is PostgreSQL's for a connection that failed, which the server answers 503. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = '08006';
}
