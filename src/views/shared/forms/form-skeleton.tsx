import type { ReactNode } from 'react';
import field from '../controls/field.module.css';
import styles from './form-stack.module.css';
import { Bone } from '../skeletons.tsx';

interface FormSkeletonProps {
  label: string;
  /** The text while it loads. */
  loading: string;
  /** Content between the field and the buttons. */
  children?: ReactNode;
}

/** In the place of a form of one field whose value is on its way. */
export const FormSkeleton = ({ label, loading, children }: FormSkeletonProps) => (
  <div role="status" aria-label={loading} className={styles.form}>
    <div className={field.field}>
      <span className={field.label}>{label}</span>
      <Bone height="var(--field-height)" />
    </div>
    {children}
    <div className={styles.failure} />
    <div className={styles.actions}>
      <Bone height="2.625rem" width={128} />
    </div>
  </div>
);
