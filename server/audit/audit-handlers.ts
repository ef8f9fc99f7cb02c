import { auditCalls } from '#contract/calls/audit.ts';
import { type AuditEntry, auditSpec } from '#contract/calls/schemas/company-log/audit.ts';
import type { CompanyAct } from '#contract/rules/people/company-acts.ts';
import { companyActLabels } from '#contract/words/company-acts.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { csvText } from '../http/files/csv-text.ts';
import { sendFile } from '../http/files/send-file.ts';
import { fileNamesFor } from '../words/file-names.ts';
import type { AuditLog } from './audit-log.ts';

const columns = ['When (UTC)', 'Who', 'What', 'Subject', 'From', 'Before', 'After'] as const;

const listed = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

const row = ({ at, by, act, subject, address, before, after }: AuditEntry) => ({
  'When (UTC)': at,
  Who: by,
  What: companyActLabels[act as CompanyAct] ?? act,
  Subject: subject,
  From: address ?? '',
  Before: listed(before),
  After: listed(after),
});

export const auditHandlers = ({ auditLog }: { auditLog: AuditLog }) =>
  handleCalls(auditCalls, auditSpec, {
    list: async ({ user, query }) => ({
      ...(await auditLog.list(user.company_id, query)),
      people: await auditLog.people(user.company_id),
    }),
    csv: async ({ user, query, headers }, reply) =>
      sendFile(reply, 'text/csv; charset=utf-8', `${fileNamesFor(headers).auditLog}.csv`).send(
        csvText(columns, (await auditLog.all(user.company_id, query)).map(row)),
      ),
  });
