import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operatorVerbs } from '../server/operator/operator-verbs.ts';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every metric that alerts and the board ask for is one of ours or of the process', () => {
  const metrics = textOf('server/metrics/prometheus-meter.ts');
  const asked = [
    ...(textOf('deploy/alerts.yml') + textOf('deploy/grafana.json')).matchAll(/muster_\w+/g),
  ].map(([name]) => name.replace(/_(?:count|bucket)$/, ''));
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !metrics.includes(`'${name}'`))).toEqual([]);
});

test('every setting of the compose file and the unit is one of .env.example', () => {
  const example = textOf('.env.example');
  const ofCompose = textOf('deploy/compose.yaml').split('\n  postgres:')[0] ?? '';
  const set = [...ofCompose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name.replace(/_FILE$/, ''));
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !new RegExp(`\\b${name}\\b`).test(example))).toEqual([]);
});

test('Node itself is what the container and the unit run, as npm start runs it', () => {
  const command = textOf('scripts/server-command.mjs');
  const flags = ['--max-semi-space-size=8', '--expose-gc'];
  for (const flag of flags)
    for (const file of ['deploy/Dockerfile', 'deploy/muster.service'])
      expect([command, textOf(file)]).toEqual([expect.stringContaining(flag), expect.stringContaining(flag)]);
});

test('every command that the guide names is one of the operator’s', () => {
  const verbs = Object.keys(operatorVerbs);
  const named = [
    ...textOf('docs/operating.md').matchAll(/npm run muster -- ([a-z]+(?: [a-z][a-z-]*)?)/g),
  ].map(([, verb = '']) => verb);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((verb) => !verbs.includes(verb))).toEqual([]);
});
