import styles from './loader.module.css';

/** A spinner; the text beside it names what is awaited. */
export const Loader = ({ className }: { className?: string | undefined }) => (
  <span className={className ? `${styles.loader} ${className}` : styles.loader} aria-hidden="true" />
);
