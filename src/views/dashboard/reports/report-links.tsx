import { IconCopy, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { reportLinkDays } from '#contract/rules/reports/report-links.ts';
import type { ReportLink } from '#contract/calls/schemas/reports/reports.ts';
import { useCopyLink } from '../../../react/use-copy-link.ts';
import { useReportLinks } from '../../../react/use-reports.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useReportsWords } from '../../../words/organiser/reports-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../dashboard.module.css';
import own from '../../shared/report/report.module.css';

type Days = (typeof reportLinkDays)[number];

const asDays = (text: string): Days => reportLinkDays.find((days) => String(days) === text) ?? 30;

/** Creates, lists and revokes links that show the reports to anyone who has one. */
export function ReportLinks() {
  const words = useReportsWords().links;
  const [days, setDays] = useState<Days>(30);
  const [url, setUrl] = useState<string>();
  const [leaving, setLeaving] = useState<ReportLink>();
  const [isAsked, setIsAsked] = useState(false);
  const { links, create, revoke } = useReportLinks(setUrl);
  const copyLink = useCopyLink();
  const listed = links.data?.links ?? [];
  return (
    <section className={styles.section} aria-labelledby="report-links" data-not-on-paper="">
      <h2 id="report-links">{words.heading}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <div className={own.choices}>
        <NativeSelect
          label={words.validFor}
          value={String(days)}
          data={reportLinkDays.map((count) => ({
            value: String(count),
            label: words.days(count),
          }))}
          onChange={(event) => setDays(asDays(event.currentTarget.value))}
        />
        <Button
          leftSection={<IconLink size={18} aria-hidden />}
          loading={create.busy}
          onClick={() => create.issue(days)}
        >
          {words.create}
        </Button>
      </div>
      {create.failure ? <p role="alert">{create.failure.message}</p> : null}
      {url ? (
        <div className={own.made} role="status">
          <p>{words.copyNow}</p>
          <code className={own.address}>{url}</code>
          <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyLink(url)}>
            {words.copy}
          </Button>
        </div>
      ) : null}
      {links.failed ? (
        <TryAgain message={words.failed(readableMessage(links.error))} onRetry={links.refresh} />
      ) : null}
      {listed.length > 0 ? (
        <ul className={styles.plain}>
          {listed.map((link) => (
            <li key={link.id}>
              <span>
                {words.validUntil(link.expires_at)}
                <span className={own.by}>{words.made(link.created_at, link.by)}</span>
              </span>
              <Button
                variant="subtle"
                color="ember"
                size="compact-sm"
                aria-label={words.revokeOf(link.created_at, link.expires_at)}
                onClick={() => {
                  setLeaving(link);
                  setIsAsked(true);
                }}
              >
                {words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {revoke.failure ? <p role="alert">{revoke.failure.message}</p> : null}
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title={words.ask}
        act={words.revoke}
        keep={words.cancel}
        busy={revoke.busy}
        onAct={() => {
          if (leaving) revoke.issue(leaving.id);
          setUrl(undefined);
          setIsAsked(false);
        }}
      >
        <p>{words.askText}</p>
      </ConfirmDialog>
    </section>
  );
}
