import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import styles from '../../shared/company-mark.module.css';

/** Who invites, by logo or else by name, beside a rule in their colour; nothing where they have neither. */
export function CompanyMark({ session }: Pick<DataPackage, 'session'>) {
  const { company, logo_url, colour } = session;
  if (!logo_url && !colour) return null;
  return (
    <p className={styles.mark}>
      {colour ? (
        <span className={styles.rule} data-faint={colour.faint_on} style={{ borderColor: colour.value }} />
      ) : null}
      {logo_url ? <img src={logo_url} alt={company} height={52} className={styles.logo} /> : company}
    </p>
  );
}
