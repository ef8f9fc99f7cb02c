import type { ReactNode } from 'react';
import { welcomeLead } from '#contract/words/welcome-words.ts';
import { usePrices } from '../../../react/use-prices.ts';
import { NoPeopleScene } from '../../shared/illustrations/empty-scenes.tsx';
import styles from './closing-call.module.css';

interface ClosingCallProps {
  title?: string;
  text?: string;
  children: ReactNode;
}

/** The last thing on a page: the way in, with what an account includes by default. */
export function ClosingCall({ title = 'The light is on', text, children }: ClosingCallProps) {
  const { data } = usePrices();
  return (
    <section className={styles.call}>
      <NoPeopleScene />
      <div>
        <h2>{title}</h2>
        <p>{text ?? welcomeLead(data?.welcome_credits)}</p>
        <div className={styles.door}>{children}</div>
      </div>
    </section>
  );
}
