import { useCompanyExport } from '../../../react/use-company-settings.ts';
import styles from '../../account/auth.module.css';
import { Button } from '../../shared/controls/button.tsx';

/** What is kept for the company, as a file to keep or to hand to a data protection officer. */
export function CompanyData() {
  const download = useCompanyExport();
  return (
    <section className={styles.panel} aria-label="Company data">
      <h3>Company data</h3>
      <p className={styles.soft}>
        Everything we keep for your company, as a ZIP file of tables (CSV) and JSON: settings, administrators,
        people, programmes, sessions with attendance and results, emails, orders, credits and the audit log.
        Team chats are not in it, and a guest’s votes only if the guest shows them.
      </p>
      <div className={styles.row}>
        <Button variant="light" loading={download.busy} onClick={() => download.issue(null)}>
          Download company data
        </Button>
      </div>
      <p role="status">{download.busy ? 'Collecting the data. This can take a minute.' : null}</p>
      <p role="alert">{download.failure?.message}</p>
    </section>
  );
}
