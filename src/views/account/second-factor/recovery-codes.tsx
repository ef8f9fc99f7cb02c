import { saveFile } from '../../../services/page/save-file.ts';
import { Button } from '../../shared/controls/button.tsx';
import styles from './second-factor.module.css';
import { useSecondFactorWords } from '../../../words/organiser/account/second-factor-words.ts';

interface RecoveryCodeListProps {
  codes: readonly string[];
  /** Whose they are. */
  email: string;
  onDone: () => void;
}

/** They are shown this once. */
export function RecoveryCodeList({ codes, email, onDone }: RecoveryCodeListProps) {
  const words = useSecondFactorWords().recovery;
  const text = [words.file(email), '', ...codes, ''].join('\n');
  return (
    <>
      <p>{words.text}</p>
      <ul className={styles.codes} aria-label={words.title}>
        {codes.map((code) => (
          <li key={code} className={styles.key}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          variant="default"
          onClick={() => saveFile(new File([text], words.fileName, { type: 'text/plain' }))}
        >
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </>
  );
}
