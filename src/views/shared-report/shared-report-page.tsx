import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { periodText } from '#contract/words/report-words.ts';
import { useSharedReport } from '../../react/use-reports.ts';
import { toFailure } from '../../services/http/failure.ts';
import { useReportWords } from '../../words/organiser/report-words.ts';
import { useSharedReportWords } from '../../words/site/shared-report-words.ts';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PeriodSelect } from '../shared/report/period-select.tsx';
import { ReportView } from '../shared/report/report-view.tsx';
import { PageHead } from '../shared/shell/page-head.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import styles from '../shared/report/report.module.css';

/** `/shared-report#{token}`: a company's reports, read-only. */
export default function SharedReportPage() {
  const words = useSharedReportWords();
  const reportWords = useReportWords();
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<string>();
  const { data: report, error, failed, refresh } = useSharedReport(hash.slice(1), chosen);
  const failure = failed ? toFailure(error) : undefined;
  const isUnknown = failure?.status === 404 || failure?.status === 422;
  return (
    <div className={styles.page}>
      <PageHead title={report ? words.titleOf(report.company) : words.title} indexed={false} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {failure ? (
          <ErrorPanel
            title={isUnknown ? words.unknown : words.failed}
            message={isUnknown ? words.unknownText : failure.message}
            onRetry={isUnknown ? undefined : refresh}
          />
        ) : (
          <>
            <header className={styles.head}>
              <div>
                <h1>{report ? report.company : words.title}</h1>
                <p className={styles.lead}>
                  {report ? words.lead(periodText(report.period, reportWords)) : words.loading}
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
            {report ? <ReportView report={report} /> : <PageSkeleton label={words.loading} />}
          </>
        )}
      </main>
      <footer className={styles.foot}>
        <span>Muster</span>
        <Link to="/privacy">{words.privacy}</Link>
      </footer>
    </div>
  );
}
