import type { ChartState, ChartTransition } from '../../src/statecharts/chart-model.ts';

/** The chart as a Markdown page with a Mermaid state diagram. */
export function drawMermaid(chart: ChartState, source: string): string {
  const lines = ['stateDiagram-v2', ...inside(chart, 1), ...edges(chart)];
  return [
    `# ${chart.name}`,
    '',
    `Drawn from \`${source}\` by \`npm run statecharts\`. [As a picture](${chart.name}.svg).`,
    '',
    '```mermaid',
    ...lines,
    '```',
    '',
  ].join('\n');
}

function inside(state: ChartState, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const lines = state.states.flatMap((child, index) => {
    const separator = state.type === 'parallel' && index > 0 ? [`${pad}--`] : [];
    const alias = `${pad}state "${child.name}" as ${nodeName(child.id)}`;
    if (child.states.length === 0) return [...separator, alias];
    return [...separator, `${alias} {`, ...inside(child, depth + 1), `${pad}}`];
  });
  if (state.initial !== null) lines.push(`${pad}[*] --> ${nodeName(state.initial)}`);
  for (const child of state.states)
    if (child.type === 'final') lines.push(`${pad}${nodeName(child.id)} --> [*]`);
  return lines;
}

function edges(state: ChartState): string[] {
  const own = state.transitions
    .filter(({ target }) => target !== null)
    .map(
      (transition) =>
        `  ${nodeName(state.id)} --> ${nodeName(transition.target ?? '')} : ${label(transition)}`,
    );
  const shown = state.id.includes('.') ? own : [];
  return [...shown, ...state.states.flatMap(edges)];
}

function label({ event, guard }: ChartTransition): string {
  return `${event}${guard === null ? '' : ` [${guard}]`}`.replaceAll(':', ' ');
}

function nodeName(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9]/g, '_');
}
