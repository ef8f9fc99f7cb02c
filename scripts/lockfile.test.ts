import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '..', name), 'utf8');

it('the lockfile names every direct dependency at the version of package.json, and no download address', () => {
  const lock = read('pnpm-lock.yaml');
  expect(lock).not.toMatch(/tarball:|https?:\/\//);
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const locked = [...lock.matchAll(/^ {6}'?([^'\s]+)'?:\n {8}specifier: (.+)$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(locked).toContain(`${name}@${version}`);
});
