import type { reportLinkDays } from '#contract/rules/reports/report-links.ts';
import { useToasts } from '../app-context.tsx';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { createReportService } from '../services/api/report-service.ts';
import { saveFile } from '../services/page/save-file.ts';
import { useService } from '../services-context.tsx';
import { useReportsWords } from '../words/organiser/reports-words.ts';

/** A period of the company's reports; the latest with figures where none is named. */
export function useReport(period: string | undefined) {
  const reports = useService(createReportService);
  return useLoader(`report ${period ?? ''}`, { load: (signal) => reports.read(period, signal) });
}

/** The same by a link. */
export function useSharedReport(token: string, period: string | undefined) {
  const reports = useService(createReportService);
  return useLoader(`shared report ${token} ${period ?? ''}`, {
    load: (signal) => reports.shared(token, period, signal),
  });
}

export type ReportFile = 'csv' | 'xlsx' | 'pdf';

export function useReportFile() {
  const reports = useService(createReportService);
  return useCommand({
    send: ({ type, period }: { type: ReportFile; period: string }) => reports[type](period),
    onDone: saveFile,
  });
}

/** The company's open links to its reports. */
export function useReportLinks(onCreated: (url: string) => void) {
  const reports = useService(createReportService);
  const toasts = useToasts();
  const { revoked } = useReportsWords().links;
  const links = useLoader('report links', { load: (signal) => reports.links(signal) });
  return {
    links,
    create: useCommand({
      send: (days: (typeof reportLinkDays)[number]) => reports.createLink(days),
      onDone: ({ url }) => {
        links.refresh();
        onCreated(url);
      },
    }),
    revoke: useCommand({
      send: (id: number) => reports.revokeLink(id),
      onDone: () => {
        links.refresh();
        toasts.success(revoked);
      },
    }),
  };
}
