import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { keepTabInPopover } from '../focus/keep-tab-in-popover.ts';
import styles from './anchored-popover.module.css';

interface AnchoredPopoverProps {
  id: string;
  /** What the panel opens above. */
  anchor: RefObject<HTMLElement | null>;
  role: 'dialog' | 'menu';
  label: string;
  opened: boolean;
  onChange: (opened: boolean) => void;
  children: ReactNode;
}

const gap = 8;

/** The browser's own popover above the control that names it by `popoverTarget`; its content is rendered while it is open. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { id, anchor, role, label, opened, onChange, children } = props;
  const named = { role, 'aria-label': label };
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!opened || !element) return;
    const place = () => placeAbove(element, anchor.current);
    place();
    element.querySelector<HTMLElement>('input, button, select, summary')?.focus();
    const size = new ResizeObserver(place);
    size.observe(element);
    window.addEventListener('resize', place);
    if (role === 'dialog') document.addEventListener('keydown', keepTabInPopover);
    return () => {
      size.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('keydown', keepTabInPopover);
    };
  }, [opened, anchor, role]);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      {...named}
      className={styles.panel}
      onToggle={({ newState }) => onChange(newState === 'open')}
    >
      {opened ? children : null}
    </div>
  );
}

/** Aligned with the anchor's right edge, within the window. */
function placeAbove(panel: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const { top, right } = anchor.getBoundingClientRect();
  const left = Math.max(right - panel.offsetWidth, gap + 4);
  panel.style.left = `${Math.min(left, window.innerWidth - panel.offsetWidth - gap)}px`;
  panel.style.bottom = `${window.innerHeight - top + gap}px`;
}
