import { useOwnData } from '../../react/use-own-data.ts';
import { Button } from '../shared/controls/button.tsx';
import styles from './auth.module.css';

/** What is kept about the account, as a file to read and to take along. */
export function YourData({ isOwner }: { isOwner: boolean }) {
  const data = useOwnData('user');
  return (
    <section className={styles.panel} aria-label="Your data">
      <h2>Your data</h2>
      <p className={styles.soft}>
        A file (JSON) with everything that is kept about you: account, sign-ins, the sessions you planned,
        mails to you
        {isOwner ? ', and for your company its logo and colour, people, sessions, credits and orders' : ''}.
      </p>
      <div className={styles.row}>
        <Button variant="light" loading={data.busy} onClick={() => data.issue(null)}>
          Save my data
        </Button>
      </div>
      <p role="alert">{data.failure?.message}</p>
    </section>
  );
}
