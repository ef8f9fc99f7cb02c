import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './check-screen.module.css';
import { useWords } from '../words/use-words.tsx';

interface CopyTextButtonProps {
  label: string;
  /** Made when it is wanted, so that it tells how things stand then. */
  write: () => Promise<string>;
}

type Outcome = { kind: 'idle' | 'busy' | 'copied' } | { kind: 'byHand'; text: string } | { kind: 'failed' };

const wellFor = 2500;

/** Copies a text and says so; where the browser does not allow that, shows it to be copied by hand. */
export function CopyTextButton({ label, write }: CopyTextButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const { check } = useWords();
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
  const words: Partial<Record<Outcome['kind'], string>> = {
    copied: check.copied,
    failed: check.copyFailed,
  };
  return (
    <div className={styles.copy}>
      <Button
        variant="default"
        loading={outcome.kind === 'busy'}
        leftSection={outcome.kind === 'copied' ? <IconCheck size={18} /> : <IconCopy size={18} />}
        onClick={copy}
      >
        <span aria-live="polite">{words[outcome.kind] ?? label}</span>
      </Button>
      {outcome.kind === 'byHand' ? (
        <Textarea label={check.copyByHand} readOnly autosize maxRows={12} value={outcome.text} />
      ) : null}
    </div>
  );
}
