import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
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

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: unknown;
}

interface Deployment {
  selector: { matchLabels: Record<string, string> };
  template: {
    metadata: { labels: Record<string, string> };
    spec: {
      containers: [
        {
          image: string;
          ports: { name: string }[];
          env: { name: string; valueFrom?: { secretKeyRef?: { key: string } } }[];
          readinessProbe: { httpGet: { path: string; port: string } };
          livenessProbe: { httpGet: { path: string; port: string } };
          volumeMounts: { name: string }[];
        },
      ];
      volumes: { name: string }[];
    };
  };
}

const manifests = () =>
  parseAllDocuments(textOf('deploy/kubernetes.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });

test('the manifests for Kubernetes set settings of .env.example, and what names another part names one that is there', () => {
  const example = textOf('.env.example');
  const parts = manifests();
  const specOf = (kind: string) => parts.find((part) => part.kind === kind)?.spec;
  const { selector, template } = specOf('Deployment') as Deployment;
  const [container] = template.spec.containers;
  const set = [
    ...Object.keys(parts.find(({ kind }) => kind === 'ConfigMap')?.data ?? {}),
    ...container.env.map(({ name }) => name).filter((name) => name !== 'POD_IP'),
  ];
  expect(set).toEqual(expect.arrayContaining(['DATABASE_URL', 'APP_SECRET', 'NODE_URL', 'PUBLIC_URL']));
  expect(set.filter((name) => !new RegExp(`\\b${name}=`).test(example))).toEqual([]);
  expect(template.metadata.labels).toMatchObject(selector.matchLabels);
  expect(specOf('Service')).toMatchObject({ selector: selector.matchLabels });
  expect(specOf('PodDisruptionBudget')).toMatchObject({ selector });
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  expect(container.image).toMatch(new RegExp(`:${version}$`));
  for (const { httpGet } of [container.readinessProbe, container.livenessProbe]) {
    expect(textOf('server/http/health-routes.ts')).toContain(`'${httpGet.path}'`);
    expect(container.ports.map(({ name }) => name)).toContain(httpGet.port);
  }
  const volumes = template.spec.volumes.map(({ name }) => name);
  expect(container.volumeMounts.filter(({ name }) => !volumes.includes(name))).toEqual([]);
  const secrets = container.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []);
  const [usage = ''] = textOf('deploy/kubernetes.yaml').split('apiVersion');
  expect(secrets.filter((key) => !usage.includes(`=${key}=`))).toEqual([]);
});

test('YAML files are well-formed, installing needs no file that is not there, and an image is built without secrets', () => {
  for (const file of ['compose.yaml', 'alerts.yml'])
    expect(parseAllDocuments(textOf(`deploy/${file}`)).flatMap(({ errors }) => errors)).toEqual([]);
  for (const file of ['deploy/Dockerfile', 'deploy/muster.service', 'docs/operating.md'])
    expect(textOf(file)).not.toMatch(/\bnpm (?:ci|install)\b/);
  const left = textOf('.dockerignore').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.env', 'deploy/secrets', 'node_modules', 'data']));
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
