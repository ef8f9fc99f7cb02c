import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './tabs.module.css';

interface TabListProps<Value extends string> {
  /** Names the tabs and their panels; undefined where they choose what is listed below and have no panels of their own. */
  id?: string;
  /** What is chosen with them, in words. */
  label?: string;
  tabs: readonly { value: Value; label: ReactNode; aside?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Scrolls the row, and never the page, until the chosen tab is in it. */
function showTab(row: HTMLElement, value: string): void {
  const tab = row.querySelector(`[data-value="${value}"]`);
  if (!tab) return;
  const [inRow, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.right > inRow.right) row.scrollLeft += own.right - inRow.right;
  else if (own.left < inRow.left) row.scrollLeft -= inRow.left - own.left;
}

/** One of a few panels in one place; the arrow keys choose at once, and Tab leads to the chosen panel. */
export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { id, label, tabs, value, onChange, className = '' } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) showTab(list.current, value);
  }, [value]);
  const step = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = steps[event.key]?.(at, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={`${styles.list} ${className}`}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          data-value={tab.value}
          {...(id ? { id: `${id}-tab-${tab.value}`, 'aria-controls': `${id}-${tab.value}` } : {})}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
          onKeyDown={step}
        >
          {tab.label}
          {tab.aside}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps<Value extends string> {
  /** The list's. */
  id: string;
  value: Value;
  /** Which one is shown. */
  current: Value;
  /** Whether what it holds stays as it is while another one is shown. */
  kept?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function TabPanel<Value extends string>(props: TabPanelProps<Value>) {
  const { id, value, current, kept = false, className, children } = props;
  const isShown = value === current;
  return (
    <div
      id={`${id}-${value}`}
      role="tabpanel"
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!isShown}
      className={isShown ? className : undefined}
    >
      {isShown || kept ? children : null}
    </div>
  );
}
