import styles from './loader.module.css';

/** A ring that turns while somebody waits; the words beside it say for what. */
export const Loader = ({ className }: { className?: string | undefined }) => (
  <span className={className ? `${styles.loader} ${className}` : styles.loader} aria-hidden="true" />
);
