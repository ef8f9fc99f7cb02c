import { Link } from 'react-router-dom';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { useAgreement, useAgreementPdf } from '../../../react/use-company-settings.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';
import { Button } from '../../shared/controls/button.tsx';
import { Placeholder } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';

function AgreementDownload({ language, label }: { language: SpokenLanguage; label: string }) {
  const download = useAgreementPdf(language);
  return (
    <>
      <Button variant="light" loading={download.busy} onClick={() => download.issue(null)}>
        {label}
      </Button>
      <p role="alert">{download.failure?.message}</p>
    </>
  );
}

function AgreementOffer({ operator }: { operator: string }) {
  return (
    <>
      <p className={styles.soft}>
        A template of {operator} under Article 28 GDPR, with your company’s name and the billing details of
        your last order. Have it checked by counsel before you sign it.
      </p>
      <div className={styles.row}>
        <AgreementDownload language="en" label="Download in English" />
        <AgreementDownload language="de" label="Download in German" />
      </div>
    </>
  );
}

/** The data processing agreement, where the operator has named itself. */
export function DataAgreement() {
  const { data, error, failed, refresh } = useAgreement();
  return (
    <section className={styles.panel} aria-label="Data processing agreement">
      <h3>Data processing agreement</h3>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <Placeholder label="Loading the data processing agreement">
          <AgreementOffer operator="Our company" />
        </Placeholder>
      )}
      {data?.operator === null ? (
        <p className={styles.soft}>
          The operator of this site hasn’t entered its name and address, so there’s no document to download.
          Ask for one with the <Link to="/contact">contact form</Link>.
        </p>
      ) : null}
      {data && data.operator !== null ? <AgreementOffer operator={data.operator} /> : null}
      <p className={styles.soft}>
        Outside services are listed on the{' '}
        <Link to="/security#connected-to-this-installation">security page</Link>.
      </p>
    </section>
  );
}
