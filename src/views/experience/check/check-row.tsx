import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconLoader,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import type { CheckResult } from '../../../services/device-check/check-verdict.ts';
import { type Sentence, sayIn } from '../../../services/device-check/sentence.ts';
import styles from './check-screen.module.css';
import { useLanguage } from '../../../words/language.ts';
import { useCheckWords } from '../../../words/check-words.ts';

const icons = {
  untested: IconCircleDashed,
  running: IconLoader,
  passed: IconCircleCheck,
  warned: IconAlertTriangle,
  failed: IconCircleX,
} as const;

interface CheckRowProps {
  name: { title: string; why: string };
  result: CheckResult;
  onRetry: () => void;
  /** What a person does for this check. */
  children: ReactNode;
}

/** One check: what it is for, its outcome, what fixes it, and the way to try it again. */
export function CheckRow({ name, result, onRetry, children }: CheckRowProps) {
  const { title, why } = name;
  const { check } = useCheckWords();
  const language = useLanguage();
  const say = (sentences: readonly Sentence[] = []) => sayIn(language, sentences);
  const Icon = icons[result.state];
  const bad = result.state === 'failed' || result.state === 'warned';
  return (
    <li className={styles.row} data-state={result.state}>
      <Icon size={28} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <h2>
          {title} <small>{check.states[result.state]}</small>
        </h2>
        <p>{say(result.detail) || why}</p>
        {result.remedy ? <p className={styles.remedy}>{say(result.remedy)}</p> : null}
        {result.requestId ? <p className={styles.request}>{say([['request', result.requestId]])}</p> : null}
      </div>
      <div className={styles.act}>
        {children ??
          (bad ? (
            <Button size="sm" variant="default" aria-label={check.tryAgainOf(title)} onClick={onRetry}>
              {check.tryAgain}
            </Button>
          ) : null)}
      </div>
    </li>
  );
}
