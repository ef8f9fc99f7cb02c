import { reportCalls } from '#contract/calls/reports.ts';
import { reportSpec } from '#contract/calls/schemas/reports/reports.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { sendFile } from '../http/files/send-file.ts';
import type { DocumentDrawing } from '../pdf/document-drawing.ts';
import { fileNamesFor } from '../words/file-names.ts';
import { reportCsv, reportXlsx } from './report-files.ts';
import type { ReportLinks } from './report-links.ts';
import type { Reports } from './reports.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const reportHandlers = ({
  reports,
  reportLinks,
  drawing,
}: {
  reports: Reports;
  reportLinks: ReportLinks;
  drawing: DocumentDrawing;
}) =>
  handleCalls(reportCalls, reportSpec, {
    read: ({ user, query }) => reports.read(user.company_id, query.period),
    csv: async ({ user, query, headers }, reply) => {
      const report = await reports.read(user.company_id, query.period);
      return sendFile(
        reply,
        'text/csv; charset=utf-8',
        `${fileNamesFor(headers).report}-${report.period}.csv`,
      ).send(reportCsv(report, requestLanguage(headers)));
    },
    xlsx: async ({ user, query, headers }, reply) => {
      const report = await reports.read(user.company_id, query.period);
      return sendFile(reply, spreadsheet, `${fileNamesFor(headers).report}-${report.period}.xlsx`).send(
        Buffer.from(reportXlsx(report, requestLanguage(headers))),
      );
    },
    pdf: async ({ user, query, headers }, reply) => {
      const report = await reports.read(user.company_id, query.period);
      const bytes = await drawing.pdf('report', { report, language: requestLanguage(headers) });
      return sendFile(reply, 'application/pdf', `${fileNamesFor(headers).report}-${report.period}.pdf`).send(
        Buffer.from(bytes),
      );
    },
    links: ({ user }) => reportLinks.list(user.company_id),
    createLink: ({ user, body }) => reportLinks.create(user, body.days),
    revokeLink: ({ user, params }) => reportLinks.revoke(user.company_id, Number(params.id)),
    shared: ({ body }) => reportLinks.open(body.token, body.period),
  });
