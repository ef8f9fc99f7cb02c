import type { ChartState } from './chart-model.ts';
import { type ChartLayout, layoutChart } from './layout.ts';

/** The steps alone: what happens within a state, guards and actions are for the drawing in docs. */
const steps = (state: ChartState): ChartState => ({
  ...state,
  tags: [],
  invokes: [],
  transitions: state.transitions
    .filter(({ target }) => target !== null)
    .filter(({ event, target }, index, all) => {
      const first = all.findIndex((other) => other.event === event && other.target === target);
      return first === index;
    })
    .map((transition) => ({ ...transition, guard: null, actions: [] })),
  states: state.states.map(steps),
});

const asPlain = ({ width, height, boxes, arrows, dots }: ChartLayout) => ({
  width,
  height,
  states: boxes.map(({ state, isInitial, ...box }) => ({
    id: state.id,
    name: state.name,
    initial: isInitial,
    final: state.type === 'final',
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  })),
  steps: arrows.map(({ source, target, points, lines, at }) => ({
    source: source.replace(/#initial$/, ''),
    target,
    points: points.map(({ x, y }) => [Math.round(x), Math.round(y)]),
    lines,
    at: [Math.round(at.x), Math.round(at.y)],
  })),
  dots: dots.map(({ x, y, size }) => ({ x: Math.round(x + size / 2), y: Math.round(y + size / 2) })),
});

/** A chart as it is drawn while its machine runs. */
export type DrawnChart = ReturnType<typeof asPlain>;

/** The positions of a machine's states and transitions, for the page that shows it while it runs. */
export const drawSteps = async (chart: ChartState): Promise<DrawnChart> =>
  asPlain(await layoutChart(steps(chart)));
