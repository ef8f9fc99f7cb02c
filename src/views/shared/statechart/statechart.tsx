import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { DrawnChart } from '../../../statecharts/drawn-chart.ts';
import styles from './statechart.module.css';

const corner = 10;
const lineHeight = 16;

const path = (points: number[][]) => points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

interface StatechartProps {
  chart: DrawnChart;
  /** Ids of the active states, outermost first. */
  states: readonly string[];
  label: string;
  /** Makes it as wide as its place instead of scrolling in it. */
  fits?: boolean;
  /** Says in words what is lit. */
  children: ReactNode;
}

/** A statechart with the active states lit, scrolled to the innermost. */
export function Statechart({ chart, states, label, fits = false, children }: StatechartProps) {
  const head = useId();
  const innermost = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
  const here = innermost.at(-1);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = chart.states.find(({ id }) => id === here);
    const view = scroller.current;
    if (!box || !view) return;
    const { clientWidth, clientHeight, scrollWidth } = view;
    const scale = fits ? Math.min(1, scrollWidth / chart.width) : 1;
    view.scrollTo({
      left: scale * (box.x + box.width / 2) - clientWidth / 2,
      top: scale * (box.y + box.height / 2) - clientHeight / 2,
    });
  }, [chart, here, fits]);
  return (
    <figure className={styles.figure}>
      <figcaption>{children}</figcaption>
      <section
        ref={scroller}
        className={styles.scroller}
        data-fits={fits || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard.
        tabIndex={0}
        aria-label={label}
      >
        <svg
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          width={chart.width}
          height={chart.height}
          aria-hidden
        >
          <defs>
            <marker
              id={head}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" className={styles.head} />
            </marker>
          </defs>
          {chart.states.map(({ id, name, x, y, width, height, final }) => (
            <g
              key={id}
              className={styles.state}
              data-state={id}
              data-active={states.includes(id) || undefined}
              data-here={innermost.includes(id) || undefined}
            >
              <rect x={x} y={y} width={width} height={height} rx={corner} />
              {final ? (
                <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={corner - 2} />
              ) : null}
              <text x={x + 14} y={y + 25}>
                {name}
              </text>
            </g>
          ))}
          {chart.dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r={5} />
          ))}
          {chart.steps.map(({ source, target, points, lines, at: [x = 0, y = 0] }) => (
            <g
              key={`${source} ${target} ${lines.join()}`}
              className={styles.step}
              data-possible={states.includes(source) || undefined}
            >
              <path d={path(points)} markerEnd={`url(#${head})`} />
              {lines.map((text, row) => (
                <text key={text} x={x + 3} y={y + lineHeight * row + 12}>
                  {text}
                </text>
              ))}
            </g>
          ))}
        </svg>
      </section>
    </figure>
  );
}
