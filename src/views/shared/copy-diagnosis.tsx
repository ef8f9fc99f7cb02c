import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useDiagnosis } from '../../react/use-status.ts';
import styles from './copy-diagnosis.module.css';

type Outcome = { kind: 'idle' | 'busy' | 'copied' } | { kind: 'byHand'; text: string };

const wellFor = 2500;

/** Copies what support asks first; where the browser does not allow that, shows it to be copied by hand. */
export function CopyDiagnosis() {
  const write = useDiagnosis();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const copy = async () => {
    setOutcome({ kind: 'busy' });
    const text = await write();
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ kind: 'copied' });
      setTimeout(() => setOutcome((now) => (now.kind === 'copied' ? { kind: 'idle' } : now)), wellFor);
    } catch {
      setOutcome({ kind: 'byHand', text });
    }
  };
  return (
    <div className={styles.diagnosis}>
      <Button
        variant="default"
        loading={outcome.kind === 'busy'}
        leftSection={
          outcome.kind === 'copied' ? (
            <IconCheck size={18} aria-hidden="true" />
          ) : (
            <IconCopy size={18} aria-hidden="true" />
          )
        }
        onClick={copy}
      >
        <span aria-live="polite">{outcome.kind === 'copied' ? 'Diagnosis copied' : 'Copy a diagnosis'}</span>
      </Button>
      {outcome.kind === 'byHand' ? (
        <label className={styles.byHand}>
          Copy this by hand
          <textarea readOnly rows={12} value={outcome.text} />
        </label>
      ) : null}
    </div>
  );
}
