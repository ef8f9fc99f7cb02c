import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps extends Pick<ModalProps, 'size'> {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

const fields = 'input:not([type="hidden"], [type="file"], :disabled), textarea:enabled, select:enabled';

/** The library's focus trap begins at what is marked so. */
function markFirst(body: HTMLElement | null): void {
  if (body?.querySelector('[data-autofocus]')) return;
  body?.querySelector(fields)?.setAttribute('data-autofocus', '');
}

/**
 * A dialog that opens at its first field. One without a field marks by `data-autofocus` what does no harm, and one whose
 * words are to be read first marks those.
 */
export function Dialog({ children, ...modal }: DialogProps) {
  return (
    <Modal {...modal}>
      <div ref={markFirst} className={styles.body}>
        {children}
      </div>
    </Modal>
  );
}
