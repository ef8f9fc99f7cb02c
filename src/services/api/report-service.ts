import { reportCalls } from '#contract/calls/reports.ts';
import type { reportLinkDays } from '#contract/rules/reports/report-links.ts';
import type { HttpClient } from '../http/http-client.ts';

const queryOf = (period: string | undefined) => (period === undefined ? {} : { period });

/** A company's reports, their files, and the links that show them. */
export function createReportService(http: HttpClient) {
  return {
    /** The latest period with figures by default. */
    read: (period: string | undefined, signal?: AbortSignal) =>
      http.call(reportCalls.read, { query: queryOf(period), signal }),
    csv: (period: string) => http.call(reportCalls.csv, { query: { period } }),
    xlsx: (period: string) => http.call(reportCalls.xlsx, { query: { period } }),
    pdf: (period: string) => http.call(reportCalls.pdf, { query: { period } }),
    links: (signal?: AbortSignal) => http.call(reportCalls.links, { signal }),
    createLink: (days: (typeof reportLinkDays)[number]) =>
      http.call(reportCalls.createLink, { body: { days } }),
    revokeLink: (id: number) => http.call(reportCalls.revokeLink, { params: { id: String(id) } }),
    /** The shared report of a link; 404 for an invalid link. */
    shared: (token: string, period: string | undefined, signal?: AbortSignal) =>
      http.call(reportCalls.shared, { body: { token, ...queryOf(period) }, signal }),
  };
}
