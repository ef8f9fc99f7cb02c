import type { ReactNode } from 'react';
import { CloseButton } from '../controls/close-button.tsx';
import type { ShellWords } from '#contract/words/en/shell.ts';
import styles from './toast-region.module.css';

export interface ToastView {
  id: string;
  title: string;
  description: string;
  icon?: ReactNode;
  color?: string;
  /** A button under the words. */
  action?: ReactNode;
}

interface ToastRegionProps {
  words: Pick<ShellWords, 'notifications' | 'dismiss'>;
  toasts: readonly ToastView[];
  onDismiss: (id: string) => void;
  onPause: () => void;
  onResume: () => void;
}

const kinds: Record<string, string> = {
  red: 'danger',
  ember: 'danger',
  yellow: 'glow',
  orange: 'glow',
  blue: 'info',
};

/** Bottom right, the full width on phones. Timing belongs to the caller: pointer or focus inside asks for a pause. */
export function ToastRegion({ words, toasts, onDismiss, onPause, onResume }: ToastRegionProps) {
  return (
    <section
      className={styles.region}
      aria-label={words.notifications}
      aria-live="polite"
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={styles.toast}
          role={kinds[toast.color ?? ''] === 'danger' ? 'alert' : undefined}
          data-kind={kinds[toast.color ?? ''] ?? 'action'}
        >
          {toast.icon ? <span className={styles.icon}>{toast.icon}</span> : null}
          <div className={styles.words}>
            <p className={styles.title}>{toast.title}</p>
            <p className={styles.text}>{toast.description}</p>
            {toast.action}
          </div>
          <CloseButton label={words.dismiss(toast.title)} onClick={() => onDismiss(toast.id)} />
        </div>
      ))}
    </section>
  );
}
