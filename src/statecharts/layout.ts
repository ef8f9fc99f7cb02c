import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { ChartState, ChartTransition } from './chart-model.ts';

export const line = 16;
export const pad = 14;
const charWidth = 6.8;
const readmeWidth = 1000;

export type Point = { x: number; y: number };
export type StateBox = {
  state: ChartState;
  texts: string[];
  isInitial: boolean;
  isRegion: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
};
export type Arrow = { points: Point[]; lines: string[]; at: Point; source: string; target: string };
export type Dot = Point & { size: number };
export type ChartLayout = { width: number; height: number; boxes: StateBox[]; arrows: Arrow[]; dots: Dot[] };

const elk = new Elk();
const dotSize = 12;

/**
 * The position of every state, arrow and label of a chart, in pixels. Of the two directions in which the chart may flow
 * the one is taken that fits a README's width, or comes nearer to it.
 */
export async function layoutChart(chart: ChartState): Promise<ChartLayout> {
  const [down, right] = await Promise.all([layoutTowards(chart, 'DOWN'), layoutTowards(chart, 'RIGHT')]);
  const fitsRight = right.width <= readmeWidth && right.height <= right.width;
  return fitsRight || right.width < down.width ? right : down;
}

async function layoutTowards(chart: ChartState, direction: 'DOWN' | 'RIGHT'): Promise<ChartLayout> {
  const states = new Map<string, StateBox>();
  const root = nodeOf(chart, false, false, states);
  const graph: ElkNode = {
    id: '#canvas',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.spacing.nodeNode': '18',
      'elk.spacing.edgeNode': '10',
      'elk.spacing.edgeEdge': '8',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.nodeNodeBetweenLayers': '26',
      'elk.layered.spacing.edgeNodeBetweenLayers': '10',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.edgeLabels.inline': 'false',
      'elk.randomSeed': '1',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: [root],
    edges: [...arrowEdges(chart), ...initialEdges(chart)],
  };
  return readLayout(await elk.layout(graph), states);
}

function nodeOf(
  state: ChartState,
  isInitial: boolean,
  isRegion: boolean,
  states: Map<string, StateBox>,
): ElkNode {
  const texts = [
    ...state.invokes.map((source) => `runs ${source}`),
    ...state.transitions
      .filter(({ target }) => target === null)
      .flatMap((transition) => stayLines(transition, state.states.length > 0 ? 'compound' : 'leaf')),
  ];
  states.set(state.id, { state, texts, isInitial, isRegion, x: 0, y: 0, width: 0, height: 0 });
  const headline = state.name.length * 8.6 + state.tags.join(' ').length * charWidth + 34;
  const width = Math.ceil(Math.max(headline, ...texts.map((text) => text.length * charWidth)) + 2 * pad);
  const header = Math.ceil(pad + line * (texts.length + 1) + 4);
  if (state.states.length === 0) return { id: state.id, width, height: header + pad / 2 };
  const children = state.states.map((child) =>
    nodeOf(child, child.id === state.initial, state.type === 'parallel', states),
  );
  if (state.initial !== null) children.unshift(initialDot(state.id));
  return {
    id: state.id,
    children,
    layoutOptions: {
      'elk.padding': `[top=${header + 10},left=${pad},bottom=${pad},right=${pad}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${header + pad})`,
    },
  };
}

function initialDot(id: string): ElkNode {
  const layoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };
  return { id: `${id}#initial`, width: dotSize, height: dotSize, layoutOptions };
}

/** Transitions between the same two states share one arrow, with one line of text each. */
function arrowEdges(chart: ChartState): ElkExtendedEdge[] {
  const byEnds = new Map<string, { source: string; target: string; lines: string[] }>();
  for (const state of flatten(chart)) {
    for (const transition of state.transitions) {
      if (transition.target === null) continue;
      const key = `${state.id}→${transition.target}`;
      const ends = byEnds.get(key) ?? { source: state.id, target: transition.target, lines: [] };
      ends.lines.push(...arrowLines(transition));
      byEnds.set(key, ends);
    }
  }
  return [...byEnds].map(([id, { source, target, lines }]) => ({
    id,
    sources: [source],
    targets: [target],
    labels: [
      {
        text: lines.join('\n'),
        width: Math.ceil(Math.max(...lines.map((text) => text.length * charWidth)) + 6),
        height: lines.length * line,
      },
    ],
  }));
}

function initialEdges(chart: ChartState): ElkExtendedEdge[] {
  return flatten(chart).flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: `${id}#enter`, sources: [`${id}#initial`], targets: [initial] }],
  );
}

function flatten(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(flatten)];
}

function readLayout(graph: ElkNode, states: Map<string, StateBox>): ChartLayout {
  const boxes: StateBox[] = [];
  const dots: Dot[] = [];
  const visit = (node: ElkNode): void => {
    const { x = 0, y = 0, width = 0, height = 0 } = node;
    const box = states.get(node.id);
    if (box) boxes.push({ ...box, x, y, width, height });
    else dots.push({ x, y, size: width });
    node.children?.forEach(visit);
  };
  graph.children?.forEach(visit);
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes,
    dots,
    arrows: (graph.edges ?? []).map(readArrow),
  };
}

function readArrow({ sections = [], labels = [], sources, targets }: ElkExtendedEdge): Arrow {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const label = labels[0];
  return {
    points,
    lines: label?.text?.split('\n') ?? [],
    at: { x: label?.x ?? 0, y: label?.y ?? 0 },
    source: sources[0] ?? '',
    target: targets[0] ?? '',
  };
}

const longLabel = 20;
const longRow = { leaf: 44, compound: 92 };

/** A label that would be long bears its guard on a line of its own. */
function arrowLines({ event, guard }: ChartTransition): string[] {
  const whole = arrowText({ event, guard });
  return guard === null || whole.length <= longLabel ? [whole] : [event, `  [${guard}]`];
}

function arrowText({ event, guard }: Pick<ChartTransition, 'event' | 'guard'>): string {
  return `${event}${guard === null ? '' : ` [${guard}]`}`;
}

/** What happens without leaving the state: the event, then what is done, folded where it is long. */
function stayLines({ event, guard, actions }: ChartTransition, kind: keyof typeof longRow): string[] {
  const done = actions.filter((action) => action !== 'inline');
  const rows: string[] = [];
  for (const [index, word] of [arrowText({ event, guard }), ...done].entries()) {
    const joined = `${rows.at(-1) ?? ''}${['', ' / '][index] ?? ', '}${word}`;
    if (rows.length > 0 && joined.length > longRow[kind]) rows.push(`    ${word}`);
    else rows.splice(-1, 1, joined);
  }
  return rows;
}
