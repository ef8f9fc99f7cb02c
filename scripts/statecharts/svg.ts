import type { ChartState, ChartTransition } from './chart-model.ts';

const line = 17;
const pad = 14;
const gap = 14;
const columns = 3;

type Box = { state: ChartState; width: number; height: number; texts: string[]; rows: Box[][] };

/** The chart as nested boxes; each state lists what it runs and where each event leads. */
export function drawSvg(chart: ChartState): string {
  const box = measure(chart);
  const [width, height] = [box.width + 2 * gap, box.height + 2 * gap];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Statechart ${chart.name}" font-family="Figtree, system-ui, sans-serif" font-size="12.5">`,
    `<rect width="${width}" height="${height}" fill="#fbf8f1"/>`,
    draw(box, gap, gap, true),
    '</svg>',
    '',
  ].join('\n');
}

function measure(state: ChartState): Box {
  const texts = [
    ...state.invokes.map((source) => `runs ${source}`),
    ...state.transitions.map(transitionText),
  ];
  const children = state.states.map(measure);
  const perRow =
    state.type === 'parallel' ? children.length : Math.min(columns, Math.ceil(Math.sqrt(children.length)));
  const rows = chunk(children, Math.max(1, perRow));
  const rowsWidth = Math.max(
    0,
    ...rows.map((row) => sum(row.map(({ width }) => width)) + gap * (row.length - 1)),
  );
  const rowsHeight = sum(rows.map((row) => Math.max(...row.map(({ height }) => height)) + gap));
  const textWidth = Math.max(
    state.name.length * 9 + state.tags.join(' ').length * 7 + 40,
    ...texts.map((text) => text.length * 6.7),
  );
  return {
    state,
    texts,
    rows,
    width: Math.ceil(Math.max(textWidth, rowsWidth) + 2 * pad),
    height: Math.ceil(pad + line * (texts.length + 1.5) + rowsHeight + (rows.length > 0 ? 0 : pad / 2)),
  };
}

function draw(box: Box, x: number, y: number, initial: boolean): string {
  const { state, texts, rows, width, height } = box;
  const parts = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${fillOf(state)}" stroke="${initial ? '#1e7a57' : '#8a826f'}" stroke-width="${initial ? 2 : 1}"${state.type === 'parallel' ? ' stroke-dasharray="7 4"' : ''}/>`,
    `<text x="${x + pad}" y="${y + pad + line * 0.6}" font-weight="700" font-size="14" fill="#18212b">${escapeText(state.name)}${state.type === 'final' ? ' (final)' : ''}<tspan font-weight="400" font-size="12" fill="#865400" dx="8">${escapeText(state.tags.join(' '))}</tspan></text>`,
    ...texts.map(
      (text, index) =>
        `<text x="${x + pad}" y="${y + pad + line * (index + 1.8)}" fill="#55606b">${escapeText(text)}</text>`,
    ),
  ];
  let top = y + pad + line * (texts.length + 1.5);
  for (const row of rows) {
    let left = x + pad;
    for (const child of row) {
      parts.push(draw(child, left, top, state.initial === child.state.id));
      left += child.width + gap;
    }
    top += Math.max(...row.map((child) => child.height)) + gap;
  }
  return parts.join('\n');
}

function transitionText({ event, guard, target, actions }: ChartTransition): string {
  const to = target === null ? 'stays' : target.split('.').slice(1).join('.') || target;
  const done = actions.filter((action) => action !== 'inline');
  return `${event}${guard === null ? '' : ` [${guard}]`} → ${to}${done.length > 0 ? ` / ${done.join(', ')}` : ''}`;
}

function fillOf({ tags, states }: ChartState): string {
  if (tags.includes('failed')) return '#fbe7e1';
  if (tags.includes('busy')) return '#fdf0d3';
  return states.length > 0 ? '#f3eee2' : '#fffdf8';
}

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(row * size, (row + 1) * size),
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
