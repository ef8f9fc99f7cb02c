import { Link } from 'react-router-dom';
import { type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import { useAgreement, useAgreementPdf } from '../../../react/use-company-settings.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';
import { useLanguage } from '../../../words/language.ts';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Placeholder } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import { languageName } from '../language-name.ts';

function AgreementDownload({ language }: { language: SpokenLanguage }) {
  const { downloadIn } = useCompanyWords().agreement;
  const pageLanguage = useLanguage();
  const download = useAgreementPdf(language);
  return (
    <>
      <Button variant="light" loading={download.busy} onClick={() => download.issue(null)}>
        {downloadIn(languageName(language, pageLanguage))}
      </Button>
      <p role="alert">{download.failure?.message}</p>
    </>
  );
}

function AgreementOffer({ operator }: { operator: string }) {
  const words = useCompanyWords().agreement;
  return (
    <>
      <p className={styles.soft}>{words.text(operator)}</p>
      <div className={styles.row}>
        {spokenLanguages.map((language) => (
          <AgreementDownload key={language} language={language} />
        ))}
      </div>
    </>
  );
}

/** The data processing agreement, where the operator has named itself. */
export function DataAgreement() {
  const words = useCompanyWords().agreement;
  const { data, error, failed, refresh } = useAgreement();
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <Placeholder label={words.loading}>
          <AgreementOffer operator={words.anOperator} />
        </Placeholder>
      )}
      {data?.operator === null ? (
        <p className={styles.soft}>
          {words.unnamed.before}
          <Link to="/contact">{words.unnamed.link}</Link>
          {words.unnamed.after}
        </p>
      ) : null}
      {data && data.operator !== null ? <AgreementOffer operator={data.operator} /> : null}
      <p className={styles.soft}>
        {words.services.before}
        <Link to="/security#connected-to-this-installation">{words.services.link}</Link>
        {words.services.after}
      </p>
    </section>
  );
}
