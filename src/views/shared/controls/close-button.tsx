import { IconX } from '@tabler/icons-react';
import styles from './close-button.module.css';

/** A close button. */
export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
    <IconX size={20} aria-hidden="true" />
  </button>
);
