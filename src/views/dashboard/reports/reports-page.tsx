import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { hasAccess } from '#contract/rules/people/user-types.ts';
import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { type ReportFile, useReport, useReportFile } from '../../../react/use-reports.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useReportsWords } from '../../../words/organiser/reports-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { PeriodSelect } from '../../shared/report/period-select.tsx';
import { ReportView } from '../../shared/report/report-view.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { ReportLinks } from './report-links.tsx';
import own from '../../shared/report/report.module.css';

const files = ['pdf', 'csv', 'xlsx'] as const satisfies ReportFile[];

/** Attendance, ratings and the analysis over months and departments; owners also share them. */
export default function ReportsPage() {
  const words = useReportsWords();
  const [chosen, setChosen] = useState<string>();
  const { data: report, error, failed, refresh } = useReport(chosen);
  const file = useReportFile();
  const user = useUser();
  const period = chosen ?? report?.period;
  return (
    <div className={styles.page}>
      <PageHead title={words.title} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
      </header>
      <div className={own.choices} data-not-on-paper="">
        <PeriodSelect period={period} periods={report?.periods ?? []} onChoose={setChosen} />
        {report?.total.sessions === 0 ? null : (
          <div className={styles.actions}>
            {files.map((type) => (
              <Button
                key={type}
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                aria-label={words.download(words.files[type])}
                disabled={!report}
                loading={file.underWay?.type === type}
                onClick={() => {
                  if (report) file.issue({ type, period: report.period });
                }}
              >
                {words.files[type]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {file.failure ? <p role="alert">{file.failure.message}</p> : null}
      {failed ? (
        <ErrorPanel heading="h2" title={words.failed} message={readableMessage(error)} onRetry={refresh} />
      ) : report ? (
        <ReportView report={report} />
      ) : (
        <PageSkeleton label={words.loading} />
      )}
      {user && hasAccess(user.user_type_id, 'owner') ? <ReportLinks /> : null}
    </div>
  );
}
