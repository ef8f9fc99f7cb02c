import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Recorded } from '../../../services/recordings/recorded.ts';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { timeText } from './step-filter.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  recorded: Recorded;
  index: number;
  onChoose: (index: number) => void;
}

/** Steps back and forth through what was recorded. */
export function Timeline({ recorded, index, onChoose }: TimelineProps) {
  const { steps } = recorded;
  const last = steps.length - 1;
  const step = steps[index];
  const go = (label: string, to: number, icon: ReactNode) => (
    <IconButton
      aria-label={label}
      size="compact"
      disabled={to === index || to < 0 || to > last}
      onClick={() => onChoose(to)}
    >
      {icon}
    </IconButton>
  );
  const place = step
    ? `Step ${index + 1} of ${steps.length}, ${timeText(step.at, steps[0]?.at ?? 0)}`
    : 'No step';
  return (
    <div className={styles.timeline}>
      {go('First step', 0, <IconPlayerSkipBack size={18} />)}
      {go('Step back', index - 1, <IconChevronLeft size={20} />)}
      <input
        type="range"
        className={styles.range}
        aria-label="Step"
        aria-valuetext={place}
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, index)}
        disabled={last < 1}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
      {go('Step forward', index + 1, <IconChevronRight size={20} />)}
      {go('Last step', last, <IconPlayerSkipForward size={18} />)}
      <span className={styles.place}>{place}</span>
    </div>
  );
}
