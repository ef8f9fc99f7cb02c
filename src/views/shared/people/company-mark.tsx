import type { GuestColour } from '#contract/rules/company-colour.ts';
import styles from './company-mark.module.css';

export interface CompanyMarkProps {
  company: string;
  /** Of its logo. */
  logoAddress: string | null;
  colour: GuestColour | null;
}

/** Who invites or awards, by logo or else by name, beside a rule in their colour; nothing where they have neither. */
export function CompanyMark({ company, logoAddress, colour }: CompanyMarkProps) {
  if (!logoAddress && !colour) return null;
  return (
    <p className={styles.mark}>
      {colour ? (
        <span className={styles.rule} data-faint={colour.faint_on} style={{ borderColor: colour.value }} />
      ) : null}
      {logoAddress ? <img src={logoAddress} alt={company} height={52} className={styles.logo} /> : company}
    </p>
  );
}
