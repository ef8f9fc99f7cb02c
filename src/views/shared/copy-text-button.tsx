import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from './controls/button.tsx';
import styles from './copy-text-button.module.css';

interface CopyTextButtonProps {
  label: string;
  /** Made when it is wanted, so that it tells how things stand then. */
  write: () => Promise<string>;
  words: { copied: string; failed: string; byHand: string };
}

type Outcome = { kind: 'idle' | 'busy' | 'copied' | 'failed' } | { kind: 'byHand'; text: string };

const wellFor = 2500;

/** Copies a text and says so; where the browser does not allow that, shows it to be copied by hand. */
export function CopyTextButton({ label, write, words }: CopyTextButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const copy = async () => {
    setOutcome({ kind: 'busy' });
    const text = await write().catch(() => null);
    if (text === null) return setOutcome({ kind: 'failed' });
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ kind: 'copied' });
      setTimeout(() => setOutcome((now) => (now.kind === 'copied' ? { kind: 'idle' } : now)), wellFor);
    } catch {
      setOutcome({ kind: 'byHand', text });
    }
  };
  const said: Partial<Record<Outcome['kind'], string>> = { copied: words.copied, failed: words.failed };
  const Icon = outcome.kind === 'copied' ? IconCheck : IconCopy;
  return (
    <div className={styles.copy}>
      <Button
        variant="default"
        loading={outcome.kind === 'busy'}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={copy}
      >
        <span aria-live="polite">{said[outcome.kind] ?? label}</span>
      </Button>
      {outcome.kind === 'byHand' ? (
        <label className={styles.byHand}>
          {words.byHand}
          <textarea readOnly rows={12} value={outcome.text} />
        </label>
      ) : null}
    </div>
  );
}
