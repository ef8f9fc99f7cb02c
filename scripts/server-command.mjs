import path from 'node:path';

/**
 * How Node runs the server: the main thread answers one short request after another and needs no young generation of
 * many megabytes, nor does its C library need a pool of memory for each of its helping threads; what its start leaves behind
 * it gives back itself.
 */
export const serverArguments = ['--max-semi-space-size=8', '--expose-gc', path.join('server', 'main.ts')];
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
