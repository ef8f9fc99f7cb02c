import type { ReactNode } from 'react';
import { openingLate } from './arriving-late.tsx';

export interface AskFirstDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  act: string;
  keep: string;
  busy: boolean;
  /** Whoever opened the dialog closes it once the act has been done. */
  onAct: () => void;
}

/** Stands before whatever cannot be taken back. */
export const AskFirstDialog = openingLate<AskFirstDialogProps>(() => import('./ask-first-modal.tsx'));
