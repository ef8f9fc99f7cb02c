import { auditCalls } from '#contract/calls/audit.ts';
import { type AuditEntry, auditSpec } from '#contract/calls/schemas/company-log/audit.ts';
import type { CompanyAct } from '#contract/rules/people/company-acts.ts';
import type { AuditWords } from '#contract/words/en/organiser/audit.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { csvText } from '../http/files/csv-text.ts';
import { sendFile } from '../http/files/send-file.ts';
import { fileNamesFor } from '../words/file-names.ts';
import { auditWordsIn, fileWordsIn } from '../words/organiser-words.ts';
import type { AuditLog } from './audit-log.ts';

const listed = (values: Record<string, string>, { field, value: read }: AuditWords) =>
  Object.entries(values)
    .map(([name, value]) => `${field(name)}: ${read(name, value)}`)
    .join('; ');

const row = ({ at, by, act, subject, address, before, after }: AuditEntry, words: AuditWords) => ({
  at,
  who: by,
  what: words.acts[act as CompanyAct] ?? act,
  subject,
  from: address ?? '',
  before: listed(before, words),
  after: listed(after, words),
});

export const auditHandlers = ({ auditLog }: { auditLog: AuditLog }) =>
  handleCalls(auditCalls, auditSpec, {
    list: async ({ user, query }) => ({
      ...(await auditLog.list(user.company_id, query)),
      people: await auditLog.people(user.company_id),
    }),
    csv: async ({ user, query, headers }, reply) => {
      const language = requestLanguage(headers);
      const words = auditWordsIn(language);
      const entries = await auditLog.all(user.company_id, query);
      return sendFile(reply, 'text/csv; charset=utf-8', `${fileNamesFor(headers).auditLog}.csv`).send(
        csvText(
          fileWordsIn(language).audit.columns,
          entries.map((entry) => row(entry, words)),
        ),
      );
    },
  });
