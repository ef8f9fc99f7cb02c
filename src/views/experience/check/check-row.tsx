import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconLoader,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CheckId, CheckResult } from '../../../services/experience/check-verdict.ts';
import styles from './check-screen.module.css';
import { checkNames, stateWords } from './check-words.ts';

const icons = {
  untested: IconCircleDashed,
  running: IconLoader,
  passed: IconCircleCheck,
  warned: IconAlertTriangle,
  failed: IconCircleX,
} as const;

interface CheckRowProps {
  id: CheckId;
  result: CheckResult;
  onRetry: () => void;
  /** What a person does for this check. */
  children: ReactNode;
}

/** One check: what it is for, how it stands, and the way to try it again. */
export function CheckRow({ id, result, onRetry, children }: CheckRowProps) {
  const { title, why } = checkNames[id];
  const Icon = icons[result.state];
  const bad = result.state === 'failed' || result.state === 'warned';
  return (
    <li className={styles.row} data-state={result.state}>
      <Icon size={28} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <h2>
          {title} <small>{stateWords[result.state]}</small>
        </h2>
        <p>{result.detail || why}</p>
      </div>
      <div className={styles.act}>
        {children ??
          (bad ? (
            <Button size="sm" variant="default" onClick={onRetry}>
              Try again
            </Button>
          ) : null)}
      </div>
    </li>
  );
}
