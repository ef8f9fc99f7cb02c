import type { BreakoutFact } from '#contract/messages/session-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useSecondsLeft } from '../use-server-time.ts';
import styles from './task-board.module.css';

interface GoingOnProps {
  breakout: Pick<BreakoutFact, 'goes_on'>;
  /** Server clock, Unix ms. */
  endsAt: number;
  /** Whether the own seat would go on. */
  isReady: boolean;
  /** How far the others are; not read out while the seconds run. */
  others: string;
  onReady: (ready: boolean) => void;
}

/** Whether this seat would go on, and once everybody would, in how many seconds it does. */
export function GoingOn({ breakout, endsAt, isReady, others, onReady }: GoingOnProps) {
  const { table } = useWords();
  return (
    <div className={`${styles.row} ${styles.act}`}>
      <Button variant="default" onClick={() => onReady(!isReady)}>
        {isReady ? table.stay : table.goOn}
      </Button>
      <span role="status">{breakout.goes_on ? table.everybodyReady : isReady ? table.ready : others}</span>
      {breakout.goes_on ? <SecondsLeft endsAt={endsAt} /> : isReady ? <span>{others}</span> : null}
    </div>
  );
}

function SecondsLeft({ endsAt }: Pick<GoingOnProps, 'endsAt'>) {
  const { table } = useWords();
  return <strong>{table.onIn(useSecondsLeft(endsAt))}</strong>;
}
