import { saveFile } from '../../../services/page/save-file.ts';
import { Button } from '../../shared/controls/button.tsx';
import styles from './second-factor.module.css';

interface RecoveryCodeListProps {
  codes: readonly string[];
  /** Whose they are. */
  email: string;
  onDone: () => void;
}

/** They are shown this once. */
export function RecoveryCodeList({ codes, email, onDone }: RecoveryCodeListProps) {
  const text = [`Muster recovery codes of ${email}. Each one works once.`, '', ...codes, ''].join('\n');
  return (
    <>
      <p>
        Keep these where you find them without your phone. Each code works once, in place of your passkey or
        the app. You won’t see them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className={styles.key}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'muster-recovery-codes.txt')}
        >
          Download codes
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </>
  );
}
