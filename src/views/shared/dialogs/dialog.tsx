import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useShellWords } from '../../../words/shell-words.ts';
import { CloseButton } from '../controls/close-button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  size?: 'md' | 'lg';
  /** `right`: a drawer at the edge of the window. */
  side?: 'centre' | 'right';
}

const fields = 'input:not([type="hidden"], [type="file"], :disabled), textarea:enabled, select:enabled';
const controls = `a[href], button:enabled, summary, ${fields}, [tabindex="0"]`;

/**
 * A modal dialog that focuses its first field. One without a field marks by `data-autofocus` a control that does no harm,
 * and one whose text is to be read first marks that. Focus returns to the control that opened it, or to the button of its
 * menu.
 */
export function Dialog({ opened, ...dialog }: DialogProps) {
  return opened ? createPortal(<OpenDialog {...dialog} />, document.body) : null;
}

function OpenDialog({ onClose, title, children, size, side = 'centre' }: Omit<DialogProps, 'opened'>) {
  const overlay = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { close } = useShellWords();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const dialogs = document.querySelectorAll('[aria-modal="true"]');
    if (!panel.current || dialogs[dialogs.length - 1] !== panel.current) return;
    if (event.key === 'Tab') keepTabWithin(panel.current, event);
    if (event.key === 'Escape' && !event.isComposing && !isListOpen(event.target)) onClose();
  });
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    if (target === overlay.current) onClose();
  });
  useLayoutEffect(() => {
    let opener = document.activeElement;
    const marked = panel.current?.querySelector<HTMLElement>('[data-autofocus]');
    const first = marked ?? panel.current?.querySelector<HTMLElement>(fields) ?? panel.current;
    first?.focus();
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    // A menu returns the focus to its button after one of its items has opened this dialog; the item itself is removed by then.
    const isOpenerGone = () => opener === document.body || opener?.closest('[role="menu"]');
    const onReturn = ({ target }: FocusEvent) => {
      if (!isOpenerGone() || !(target instanceof HTMLElement) || panel.current?.contains(target)) return;
      opener = target;
      first?.focus();
    };
    document.addEventListener('focusin', onReturn, options);
    document.addEventListener('keydown', (event) => onKey(event), options);
    document.addEventListener('mousedown', (event) => onPress(event), options);
    return () => {
      listening.abort();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={overlay} className={styles.overlay} data-side={side}>
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.panel}
        data-size={size}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <CloseButton label={close} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}

/** Escape closes the list of a component library's field before the dialog around it. */
const isListOpen = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null;

function keepTabWithin(panel: HTMLElement, event: KeyboardEvent): void {
  const reached = [...panel.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
  );
  const [from, to] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]];
  const { activeElement } = document;
  const isInside = panel.contains(activeElement);
  if (isInside && activeElement !== from && !(event.shiftKey && activeElement === panel)) return;
  event.preventDefault();
  to?.focus();
}
