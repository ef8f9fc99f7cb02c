import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './noticing.module.css';
import { placeInPicture } from './picture-place.ts';

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stepSize = 0.04;
const within = (fraction: number) => Math.min(0.98, Math.max(0.02, fraction));

interface PictureMarkerProps {
  sceneId: string;
  onDone: () => void;
}

/** Lies on the picture while a place in it is chosen: with a click, or with a ring that arrow keys move. */
export function PictureMarker({ sceneId, onDone }: PictureMarkerProps) {
  const { noticing } = useWords();
  const verbs = useExperienceVerbs();
  const surface = useRef<HTMLButtonElement>(null);
  const [ring, setRing] = useState({ x: 0.5, y: 0.5 });
  useEffect(() => surface.current?.focus({ preventScroll: true }), []);
  const mark = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const isByKey = event.detail === 0;
    const point = isByKey
      ? { x: box.left + ring.x * box.width, y: box.top + ring.y * box.height }
      : { x: event.clientX, y: event.clientY };
    verbs.mark(sceneId, { kind: 'picture', ...placeInPicture(point, box) });
    onDone();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onDone();
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setRing(({ x, y }) => ({ x: within(x + step[0] * stepSize), y: within(y + step[1] * stepSize) }));
  };
  return (
    <button
      ref={surface}
      type="button"
      className={styles.surface}
      aria-label={noticing.aimHelp}
      onClick={mark}
      onKeyDown={move}
    >
      <span className={styles.aim} aria-hidden="true">
        {noticing.aim}
      </span>
      <span
        className={styles.ring}
        style={{ left: `${ring.x * 100}%`, top: `${ring.y * 100}%` }}
        aria-hidden="true"
      />
    </button>
  );
}
