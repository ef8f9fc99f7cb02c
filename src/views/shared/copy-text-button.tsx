import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useCopy } from '../../machines/copy/use-copy.tsx';
import { Button } from './controls/button.tsx';
import styles from './copy-text-button.module.css';

interface CopyTextButtonProps {
  label: string;
  /** Created on demand, so that it is current. */
  write: () => Promise<string>;
  words: { copied: string; failed: string; byHand: string };
}

/** Copies a text and says so; where the browser does not allow that, shows it to be copied by hand. */
export function CopyTextButton({ label, write, words }: CopyTextButtonProps) {
  const { copyReport, busy, outcome, text } = useCopy(write);
  const labels = { copied: words.copied, failed: words.failed, refused: label };
  const Icon = outcome === 'copied' ? IconCheck : IconCopy;
  return (
    <div className={styles.copy}>
      <Button
        variant="default"
        loading={busy}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={copyReport}
      >
        <span aria-live="polite">{outcome ? labels[outcome] : label}</span>
      </Button>
      {outcome === 'refused' ? (
        <label className={styles.byHand}>
          {words.byHand}
          <textarea readOnly rows={12} value={text} />
        </label>
      ) : null}
    </div>
  );
}
