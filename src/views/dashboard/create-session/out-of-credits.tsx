import { Button } from '../../shared/controls/button.tsx';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { useShellWords } from '../../../words/shell-words.ts';
import { GetCredits } from './get-credits.tsx';
import styles from '../dashboard.module.css';

interface OutOfCreditsProps {
  missing: number;
  onRetry: () => void;
  onBack: () => void;
}

export function OutOfCredits({ missing, onRetry, onBack }: OutOfCreditsProps) {
  const { credits: words } = useCreateSessionWords();
  const { tryAgain } = useShellWords();
  const buys = useMayBuy();
  return (
    <section className={styles.panel} role="alert">
      <div className={styles.section}>
        <h2>{words.none}</h2>
        <p className={styles.lead}>
          {words.saved} {buys ? words.comeBack : words.owner}
        </p>
        <div className={styles.actions}>
          {buys ? <GetCredits missing={missing} /> : null}
          <Button variant="default" onClick={onRetry}>
            {tryAgain}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            {words.toReview}
          </Button>
        </div>
      </div>
    </section>
  );
}
