import type { ReactNode } from 'react';
import { usePrices } from '../../../react/use-prices.ts';
import { useWelcomeWords } from '../../../words/site/welcome-words.ts';
import { NoPeopleScene } from '../../shared/illustrations/empty-scenes.tsx';
import styles from './closing-call.module.css';

interface ClosingCallProps {
  title?: string;
  text?: string;
  children: ReactNode;
}

/** The last thing on a page: the way in, with what an account includes by default. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  const { data } = usePrices();
  const words = useWelcomeWords();
  return (
    <section className={styles.call}>
      <NoPeopleScene />
      <div>
        <h2>{title ?? words.title}</h2>
        <p>{text ?? words.lead(data?.welcome_credits)}</p>
        <div className={styles.door}>{children}</div>
      </div>
    </section>
  );
}
