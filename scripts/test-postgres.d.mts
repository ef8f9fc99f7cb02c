/** A throw-away PostgreSQL server on loopback in that folder. */
export function startPostgres(folder: string): { url: string; stop(): void };
