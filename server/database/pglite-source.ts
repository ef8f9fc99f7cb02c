/** A folder, or memory, which may start from a dump's file. */
export type PgliteSource = { directory: string } | { dump: string | undefined };

/** Little memory, since the files lie in the system's cache anyway, and one connection is all there is. */
export const frugalSettings = [
  'shared_buffers=16MB',
  'wal_buffers=1MB',
  'max_connections=5',
  'jit=off',
].flatMap((setting) => ['-c', setting]);
