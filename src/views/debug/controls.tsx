import type { ReactNode } from 'react';
import { Button } from '../shared/controls/button.tsx';
import styles from './controls.module.css';

interface ControlsProps {
  /** The actor that they send to. */
  title: string;
  children: ReactNode;
}

/** The buttons of a debug page that lead one machine. */
export function Controls({ title, children }: ControlsProps) {
  return (
    <fieldset className={styles.controls}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface ControlProps {
  children: string;
  /** Whether the machine would take it now. */
  possible?: boolean;
  press(): void;
}

export function Control({ children, possible = true, press }: ControlProps) {
  return (
    <Button size="sm" variant="default" disabled={!possible} onClick={press}>
      {children}
    </Button>
  );
}
