import { IconCopy, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { reportLinkDays } from '#contract/rules/reports/report-links.ts';
import type { ReportLink } from '#contract/calls/schemas/reports/reports.ts';
import { day, plural } from '#contract/words/en/counts.ts';
import { useCopyLink } from '../../../react/use-copy-link.ts';
import { useReportLinks } from '../../../react/use-reports.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
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
  const [days, setDays] = useState<Days>(30);
  const [url, setUrl] = useState<string>();
  const [leaving, setLeaving] = useState<ReportLink>();
  const [isAsked, setIsAsked] = useState(false);
  const { links, create, revoke } = useReportLinks(setUrl);
  const copyLink = useCopyLink();
  const listed = links.data?.links ?? [];
  return (
    <section className={styles.section} aria-labelledby="report-links" data-not-on-paper="">
      <h2 id="report-links">Read-only links</h2>
      <p className={styles.lead}>
        Anyone with a link can read these reports without logging in, and nothing else, until it expires or
        you revoke it.
      </p>
      <div className={own.choices}>
        <NativeSelect
          label="Valid for"
          value={String(days)}
          data={reportLinkDays.map((count) => ({
            value: String(count),
            label: plural(count, 'day', 'days'),
          }))}
          onChange={(event) => setDays(asDays(event.currentTarget.value))}
        />
        <Button
          leftSection={<IconLink size={18} aria-hidden />}
          loading={create.busy}
          onClick={() => create.issue(days)}
        >
          Create link
        </Button>
      </div>
      {create.failure ? <p role="alert">{create.failure.message}</p> : null}
      {url ? (
        <div className={own.made} role="status">
          <p>Copy the link now: it is not shown again.</p>
          <code className={own.address}>{url}</code>
          <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyLink(url)}>
            Copy link
          </Button>
        </div>
      ) : null}
      {links.failed ? (
        <TryAgain
          message={`The links didn’t load. ${readableMessage(links.error)}`}
          onRetry={links.refresh}
        />
      ) : null}
      {listed.length > 0 ? (
        <ul className={styles.plain}>
          {listed.map((link) => (
            <li key={link.id}>
              <span>
                Valid until {day(link.expires_at)}
                <span className={own.by}>
                  Made on {day(link.created_at)} by {link.by || 'a former administrator'}
                </span>
              </span>
              <Button
                variant="subtle"
                color="ember"
                size="compact-sm"
                aria-label={`Revoke the link of ${day(link.created_at)}, valid until ${day(link.expires_at)}`}
                onClick={() => {
                  setLeaving(link);
                  setIsAsked(true);
                }}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {revoke.failure ? <p role="alert">{revoke.failure.message}</p> : null}
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title="Revoke this link?"
        act="Revoke"
        keep="Cancel"
        busy={revoke.busy}
        onAct={() => {
          if (leaving) revoke.issue(leaving.id);
          setUrl(undefined);
          setIsAsked(false);
        }}
      >
        <p>The reports can no longer be read with it. You cannot bring it back.</p>
      </ConfirmDialog>
    </section>
  );
}
