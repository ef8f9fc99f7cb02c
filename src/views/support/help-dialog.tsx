import { IconX } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useShellWords } from '../../words/shell-words.ts';
import { keepTabInPopover } from '../shared/focus/keep-tab-in-popover.ts';
import styles from './help-dialog.module.css';
import { useHelpWords } from './use-help-words.ts';

interface HelpDialogProps {
  onClose: () => void;
  children: ReactNode;
}

/**
 * A popover of the browser's own, as large as the window, so that a press beside the panel closes it and reaches nothing
 * beneath. Closed by that or by Escape it gives the focus back to where it was. A modal dialog would have the whole page
 * styled anew, since it makes it inert, in the frame that shows it and in the one after.
 */
export function HelpDialog({ onClose, children }: HelpDialogProps) {
  const { title } = useHelpWords();
  const { close } = useShellWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showPopover();
    document.addEventListener('keydown', keepTabInPopover);
    return () => {
      document.removeEventListener('keydown', keepTabInPopover);
      element?.hidePopover();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      id="help"
      popover="auto"
      className={styles.dialog}
      aria-labelledby="help-title"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id="help-title">{title}</h2>
          <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
            <IconX size={22} aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
      <button
        type="button"
        className={styles.beside}
        popoverTarget="help"
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
      />
    </dialog>
  );
}
