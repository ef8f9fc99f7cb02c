import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

type Locked = { name?: string; version: string; integrity?: string; inBundle?: boolean };

function ofNpm(): Map<string, string | undefined> {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  return new Map(
    Object.entries(packages)
      .filter(([place, locked]) => place !== '' && !locked.inBundle)
      .map(([place, locked]) => {
        const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
        return [`${name}@${locked.version}`, locked.integrity];
      }),
  );
}

function ofPnpm(): Map<string, string | undefined> {
  const packages = read('pnpm-lock.yaml').split('\npackages:\n')[1]?.split('\nsnapshots:\n')[0] ?? '';
  return new Map(
    [...packages.matchAll(/^ {2}'?([^'\s]+)'?:\n {4}resolution: \{integrity: ([^}]+)\}/gm)].map(
      ([, name = '', integrity]) => [name, integrity],
    ),
  );
}

it('both lockfiles name the same packages with the same sums, and no address', () => {
  const npm = ofNpm();
  expect(npm.size).toBeGreaterThan(400);
  expect([...ofPnpm()].sort()).toEqual([...npm].sort());
  for (const lockfile of ['package-lock.json', 'pnpm-lock.yaml'])
    expect(read(lockfile)).not.toMatch(/tarball|"resolved": "http/);
});

it('what npm is told to put in a package’s place, pnpm is told too', () => {
  const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, string> };
  const told = read('pnpm-workspace.yaml').split('overrides:\n')[1] ?? '';
  expect(
    Object.fromEntries([...told.matchAll(/^ {2}'?([^'\s]+)'?: (.+)$/gm)].map(([, name, by]) => [name, by])),
  ).toEqual(overrides);
});
