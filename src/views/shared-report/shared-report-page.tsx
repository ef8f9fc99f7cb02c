import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { periodText } from '#contract/words/report-words.ts';
import { useSharedReport } from '../../react/use-reports.ts';
import { toFailure } from '../../services/http/failure.ts';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PeriodSelect } from '../shared/report/period-select.tsx';
import { ReportView } from '../shared/report/report-view.tsx';
import { PageHead } from '../shared/shell/page-head.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import styles from '../shared/report/report.module.css';

/** `/shared-report#{token}`: a company's reports, read-only. */
export default function SharedReportPage() {
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<string>();
  const { data: report, error, failed, refresh } = useSharedReport(hash.slice(1), chosen);
  const failure = failed ? toFailure(error) : undefined;
  const isUnknown = failure?.status === 404 || failure?.status === 422;
  return (
    <div className={styles.page}>
      <PageHead title={report ? `Report of ${report.company}` : 'Report'} indexed={false} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {failure ? (
          <ErrorPanel
            title={isUnknown ? 'This link is not valid' : 'The report didn’t load'}
            message={
              isUnknown
                ? 'It may have expired or been revoked. Ask the person who sent it for a new one.'
                : failure.message
            }
            onRetry={isUnknown ? undefined : refresh}
          />
        ) : (
          <>
            <header className={styles.head}>
              <div>
                <h1>{report ? report.company : 'Report'}</h1>
                <p className={styles.lead}>
                  {report ? `Report, ${periodText(report.period)}` : 'Loading the report'}
                </p>
              </div>
              <div className={styles.period} data-not-on-paper="">
                <PeriodSelect
                  period={chosen ?? report?.period}
                  periods={report?.periods ?? []}
                  onChoose={setChosen}
                />
              </div>
            </header>
            {report ? <ReportView report={report} /> : <PageSkeleton label="Loading the report" />}
          </>
        )}
      </main>
      <footer className={styles.foot}>
        <span>Muster</span>
        <Link to="/privacy">Privacy</Link>
      </footer>
    </div>
  );
}
