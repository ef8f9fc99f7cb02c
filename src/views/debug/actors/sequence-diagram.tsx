import { useEffect, useRef } from 'react';
import type { Recorded } from '../../../services/recordings/recorded.ts';
import styles from './sequence-diagram.module.css';
import { eventName } from './step-filter.ts';

/** So many steps up to the chosen one and after it are drawn. */
const mostDrawn = { before: 70, after: 30 };
const row = 34;
const column = 132;
const left = 74;
const headHeight = 34;

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

interface SequenceDiagramProps {
  recorded: Recorded;
  shown: readonly number[];
  index: number;
  onChoose: (index: number) => void;
}

/** Who sent what to whom: a line for each actor, an arrow for each event. */
export function SequenceDiagram({ recorded, shown, index, onChoose }: SequenceDiagramProps) {
  const scroller = useRef<HTMLElement>(null);
  const here = Math.max(
    0,
    shown.findLastIndex((at) => at <= index),
  );
  const from = Math.max(0, here - mostDrawn.before);
  const drawn = shown.slice(from, here + mostDrawn.after + 1).flatMap((at) => {
    const step = recorded.steps[at];
    return step ? [{ index: at, ...step }] : [];
  });
  const actors = [
    ...new Set(drawn.flatMap(({ source, target }) => [...(source === null ? [] : [source]), target])),
  ];
  const place = (id: string) => left + actors.indexOf(id) * column;
  const width = left + Math.max(1, actors.length) * column - column / 2 + 40;
  const height = drawn.length * row + 20;
  const chosenRow = here - from;
  const chosen = recorded.steps[shown[here] ?? -1];
  const middle = chosen ? (place(chosen.target) + place(chosen.source ?? chosen.target)) / 2 : 0;
  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const top = chosenRow * row + headHeight;
    if (top < view.scrollTop + 60 || top > view.scrollTop + view.clientHeight - 60)
      view.scrollTop = top - view.clientHeight / 2;
    if (middle < view.scrollLeft + 60 || middle > view.scrollLeft + view.clientWidth - 60)
      view.scrollLeft = middle - view.clientWidth / 2;
  }, [chosenRow, middle]);
  if (drawn.length === 0) return <p className={styles.none}>No event matches.</p>;
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard.
      tabIndex={0}
      aria-label="Sequence diagram"
    >
      <svg width={width} height={headHeight} className={styles.heads} aria-hidden>
        {actors.map((id) => (
          <text key={id} x={place(id)} y={22} textAnchor="middle">
            <title>{recorded.nameOf(id)}</title>
            {short(recorded.nameOf(id), 18)}
          </text>
        ))}
      </svg>
      <svg
        width={width}
        height={height}
        className={styles.diagram}
        role="img"
        aria-label="Events between actors"
      >
        <defs>
          <marker
            id="sent"
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
        {actors.map((id) => (
          <line key={id} x1={place(id)} x2={place(id)} y1={0} y2={height} className={styles.life} />
        ))}
        {drawn.map(({ index: at, seq, source, target, type }, nth) => {
          const y = nth * row + row / 2 + 8;
          const to = place(target);
          const begin = source === null ? to - 46 : place(source);
          const isOwn = source === target;
          const label = short(
            eventName(type),
            isOwn || source === null ? 22 : Math.max(18, Math.abs(to - begin) / 7),
          );
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list of events offers the same to the keyboard.
            <g
              key={seq}
              className={styles.sent}
              data-chosen={at === index || undefined}
              data-later={at > index || undefined}
              onClick={() => onChoose(at)}
            >
              <title>{type}</title>
              <rect x={0} y={nth * row} width={width} height={row} className={styles.row} />
              {isOwn ? (
                <path d={`M${to} ${y - 5}h22v10h-18`} markerEnd="url(#sent)" />
              ) : (
                <path d={`M${begin} ${y}H${to + (to > begin ? -2 : 2)}`} markerEnd="url(#sent)" />
              )}
              <text
                x={isOwn ? to + 28 : source === null ? to + 6 : (begin + to) / 2}
                y={isOwn ? y + 4 : source === null ? y + 4 : y - 5}
                textAnchor={isOwn || source === null ? 'start' : 'middle'}
              >
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
