import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../src/statecharts/chart-model.ts';
import { drawSteps } from '../src/statecharts/drawn-chart.ts';
import { layoutChart } from '../src/statecharts/layout.ts';
import { type ActorNode, actorTree, chartOfTree, listOf } from './statecharts/actor-tree.ts';
import { drawMermaid } from './statecharts/mermaid.ts';
import { drawSvg } from './statecharts/svg.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'docs', 'statecharts');
/** The host's console shows this one while it runs. */
const consoleChart = {
  machine: 'sessionDirector',
  file: '../../src/views/dashboard/session/chart/session-chart.json',
};
const sources = ['src/machines/**/*-machine.ts', 'server/**/*-machine.ts'];

/** File name to content, for every machine that a file exports under a name ending in `Machine`. */
async function drawAll(): Promise<Map<string, string>> {
  const files = globSync(sources, { cwd: root }).toSorted();
  const drawn = new Map<string, string>();
  const machines = new Map<string, AnyStateMachine>();
  for (const file of files) {
    const exported: Record<string, unknown> = await import(path.join(root, file));
    for (const [name, value] of Object.entries(exported)) {
      if (!name.endsWith('Machine') || !isMachine(value)) continue;
      machines.set(name.slice(0, -'Machine'.length), value);
      const chart = { ...chartOf(value), name: kebab(name.slice(0, -'Machine'.length)) };
      drawn.set(`${chart.name}.md`, drawMermaid(chart, file.split(path.sep).join('/')));
      drawn.set(`${chart.name}.svg`, drawSvg(chart.name, await layoutChart(chart)));
    }
  }
  const running = machines.get(consoleChart.machine);
  if (running) drawn.set(consoleChart.file, `${JSON.stringify(await drawSteps(chartOf(running)))}\n`);
  const page = actorTree(machines);
  const charts = [...drawn.keys()];
  drawn.set('actors.svg', drawSvg('actors', await layoutChart(chartOfTree(page))));
  drawn.set('README.md', index(charts, page));
  return drawn;
}

function index(names: string[], page: ActorNode): string {
  const charts = names.filter((name) => name.endsWith('.md')).map((name) => name.replace(/\.md$/, ''));
  return [
    '# Statecharts',
    '',
    '## The tree of actors',
    '',
    'A box is a machine, an arrow leads to each that it starts; `runs` names what it starts that is no machine.',
    '',
    '![Every actor of a page, and which starts which](actors.svg)',
    '',
    ...listOf(page),
    '',
    'What stands under `views` is started by a view and ends with it. On the server `sessionDirector` directs each live session.',
    '',
    '## The charts',
    '',
    ...charts.map((name) => `- [${name}](${name}.md) ([picture](${name}.svg))`),
    '',
  ].join('\n');
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;
}

function kebab(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

async function outdated(drawn: Map<string, string>): Promise<string[]> {
  const differing: string[] = [];
  for (const [name, content] of drawn) {
    const present = await readFile(path.join(target, name), 'utf8').catch(() => null);
    if (present !== content) differing.push(name);
  }
  const known = globSync('*', { cwd: target });
  return [...differing, ...known.filter((name) => !drawn.has(name))];
}

const drawn = await drawAll();
if (process.argv.includes('--check')) {
  const differing = await outdated(drawn);
  if (differing.length > 0) {
    console.error(`Out of date, run npm run statecharts: ${differing.join(', ')}`);
    process.exit(1);
  }
  console.log(`${drawn.size} statechart files are up to date`);
} else {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [name, content] of drawn) await writeFile(path.join(target, name), content);
  console.log(`${drawn.size} statechart files written to docs/statecharts`);
}
