import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShellWords } from '../experience/words/shell-words.ts';
import styles from './help-dialog.module.css';
import { useHelpWords } from './use-help-words.ts';

interface HelpDialogProps {
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog: Escape closes it, and the focus goes back to where it was. */
export function HelpDialog({ onClose, children }: HelpDialogProps) {
  const { title } = useHelpWords();
  const { close } = useShellWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="help-title" onClose={onClose}>
      <header className={styles.head}>
        <h2 id="help-title">{title}</h2>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
