import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, thirdParties } from './third-party.ts';

const root = path.resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test('every package that is installed for production is listed with a licence, and no other', () => {
  const found = thirdParties(root);
  const names = found.map(({ name }) => name);
  expect(Object.keys(manifest.dependencies).filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toContain('avvio');
  expect(names).not.toContain('vitest');
  expect(found.filter(({ licence }) => licence === 'unknown')).toEqual([]);
});

test('the bill of materials names each by its address in the registry', () => {
  const { components } = billOfMaterials(root) as { components: { purl: string; licenses: unknown }[] };
  expect(components).toContainEqual(
    expect.objectContaining({
      purl: `pkg:npm/%40fastify/cookie@${manifest.dependencies['@fastify/cookie']}`,
      licenses: [{ expression: 'MIT' }],
    }),
  );
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
});
