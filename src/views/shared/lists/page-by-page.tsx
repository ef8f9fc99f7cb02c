import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './page-by-page.module.css';

export interface PageWords {
  shown(shown: number, all: number): string;
  allShown(all: number): string;
  more(count: number): string;
}

interface PageByPageProps<Item> {
  items: readonly Item[];
  size: number;
  words: PageWords;
  /** Draws those that are shown. */
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first of a long list, and a button for more; after the last press it announces that all are shown. */
export function PageByPage<Item>({ items, size, words, children }: PageByPageProps<Item>) {
  const [shown, setShown] = useState(size);
  const status = useRef<HTMLParagraphElement>(null);
  const isRequested = useRef(false);
  const left = Math.max(0, items.length - shown);
  useLayoutEffect(() => {
    if (isRequested.current && left === 0) status.current?.focus({ preventScroll: true });
    isRequested.current = false;
  }, [left]);
  const showMore = () => {
    isRequested.current = true;
    setShown(shown + size);
  };
  return (
    <>
      {children(items.slice(0, shown))}
      {items.length > size ? (
        <div className={styles.more}>
          <p ref={status} tabIndex={-1} role="status">
            {left > 0 ? words.shown(shown, items.length) : words.allShown(items.length)}
          </p>
          {left > 0 ? (
            <Button variant="default" onClick={showMore}>
              {words.more(Math.min(left, size))}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
