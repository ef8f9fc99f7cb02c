import { useEffect, useRef } from 'react';
import chart from './session-chart.json';
import styles from './session-chart.module.css';

const corner = 10;
const lineHeight = 16;

const path = (points: number[][]) => points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

const innermost = (states: readonly string[]) => states.at(-1) ?? '';

/** `open › live › decision` */
const nameOf = (states: readonly string[]) => innermost(states).split('.').slice(1).join(' › ');

/** The statechart that directs this session, as it was laid out from the machine, with the states it is in lit. */
export default function SessionChart({ states }: { states: readonly string[] }) {
  const here = innermost(states);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = chart.states.find(({ id }) => id === here);
    const view = scroller.current;
    if (!box || !view) return;
    const { clientWidth, clientHeight } = view;
    view.scrollTo({
      left: box.x + (box.width - clientWidth) / 2,
      top: box.y + (box.height - clientHeight) / 2,
    });
  }, [here]);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <p role="status" className={styles.now}>
          The session is in <strong>{nameOf(states)}</strong>.
        </p>
      </figcaption>
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard.
        tabIndex={0}
        aria-label="Statechart of the running session"
      >
        <svg
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          width={chart.width}
          height={chart.height}
          aria-hidden
        >
          <defs>
            <marker
              id="step"
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
              data-here={id === here || undefined}
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
              <path d={path(points)} markerEnd="url(#step)" />
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
