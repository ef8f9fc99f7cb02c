import type { ReactNode } from 'react';
import styles from './confirm-dialog.module.css';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  act: string;
  /** Of the act's button: ember where it takes something away. */
  color?: 'ember' | 'pine';
  keep: string;
  busy: boolean;
  /** The opener closes the dialog once the act is done. */
  onAct: () => void;
}

/** Stands before whatever cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, act, color = 'ember', keep, busy, onAct } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      {children}
      <div className={styles.ways}>
        <Button color={color} loading={busy} onClick={onAct}>
          {act}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Dialog>
  );
}
