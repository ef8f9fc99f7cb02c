import { useCompanyExport } from '../../../react/use-company-settings.ts';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import styles from '../../account/auth.module.css';
import { Button } from '../../shared/controls/button.tsx';

/** What is kept for the company, as a file to keep or to hand to a data protection officer. */
export function CompanyData() {
  const words = useCompanyWords().data;
  const download = useCompanyExport();
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.text}</p>
      <div className={styles.row}>
        <Button variant="light" loading={download.busy} onClick={() => download.issue(null)}>
          {words.download}
        </Button>
      </div>
      <p role="status">{download.busy ? words.busy : null}</p>
      <p role="alert">{download.failure?.message}</p>
    </section>
  );
}
