import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Test files that import a module of that name, such as `redis-server.ts`. */
export function filesThatImport(module) {
  return readdirSync(path.join(root, 'tests'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(`/${module}'`))
    .sort();
}

/** The last line of a run; scripts and people look for how it begins. */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;
