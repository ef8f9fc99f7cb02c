import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import styles from '../dashboard.module.css';
import { RosterTable, type ShownRosterProps } from './roster-table.tsx';

/** A row holds a menu of its own: more of them than this at once make a slow computer wait. */
const pageSize = 50;

/** The first of a long list of people, and a button for more; who presses it for the last time is told that all are shown. */
export function RosterPages({ seats, ...roster }: ShownRosterProps) {
  const [shown, setShown] = useState(pageSize);
  const status = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  const left = Math.max(0, seats.length - shown);
  useLayoutEffect(() => {
    if (isAsked.current && left === 0) status.current?.focus({ preventScroll: true });
    isAsked.current = false;
  }, [left]);
  const showMore = () => {
    isAsked.current = true;
    setShown(shown + pageSize);
  };
  return (
    <>
      <RosterTable {...roster} seats={seats.slice(0, shown)} />
      {seats.length > pageSize ? (
        <div className={styles.actions}>
          <p ref={status} tabIndex={-1} role="status" className={styles.soft}>
            {left > 0
              ? `${shown} of ${seats.length} people are shown.`
              : `All ${seats.length} people are shown.`}
          </p>
          {left > 0 ? (
            <Button variant="default" onClick={showMore}>
              {`Show ${Math.min(left, pageSize)} more`}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
