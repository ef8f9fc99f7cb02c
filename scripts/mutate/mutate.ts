import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutations } from './mutations.ts';

/**
 * Changes one specified value after the other and demands that one of its tests fails. `npm run mutate -- toast` takes
 * only the values whose text contains "toast". Exits 1 where a change went unnoticed.
 */
const root = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv[2] ?? '';

function runTests(tests: string[]): boolean {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--project', 'unit', '--bail', '1', '--retry', '0', ...tests];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' }).status === 0;
}

/** Whether the tests fail on the changed value; the file is restored in any case. */
function isNoticed({ file: name, tests, from, to }: (typeof chosen)[number]): boolean {
  const file = path.join(root, name);
  const text = readFileSync(file, 'utf8');
  const found = text.split(from).length - 1;
  if (found !== 1) throw new Error(`${name} contains "${from}" ${found} times, once is expected`);
  const restore = () => writeFileSync(file, text);
  process.once('SIGINT', restore);
  try {
    writeFileSync(
      file,
      text.replace(from, () => to),
    );
    return !runTests(tests);
  } finally {
    restore();
    process.removeListener('SIGINT', restore);
  }
}

const chosen = mutations
  .flatMap(({ changes, ...where }) => changes.map(([from, to]) => ({ ...where, from, to })))
  .filter(({ from }) => from.includes(wanted));
if (chosen.length === 0) throw new Error(`No value contains "${wanted}"`);
if (!runTests([...new Set(chosen.flatMap(({ tests }) => tests))]))
  throw new Error('The tests fail on the unchanged code');
const unnoticed = chosen.filter((mutation) => {
  const noticed = isNoticed(mutation);
  console.log(`${noticed ? 'noticed  ' : 'UNNOTICED'} ${mutation.from.trim()}`);
  return !noticed;
});
console.log(`${chosen.length - unnoticed.length} of ${chosen.length} changes were noticed`);
process.exit(unnoticed.length === 0 ? 0 : 1);
