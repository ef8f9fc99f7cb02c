import { auditCalls } from '#contract/calls/audit.ts';
import type { AuditQuery } from '#contract/calls/schemas/company-log/audit.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What the people of the company did. */
export const createAuditService = (http: HttpClient) => ({
  list: (query: AuditQuery, signal?: AbortSignal) => http.call(auditCalls.list, { query, signal }),
  /** What the pages of a list hold together. */
  csv: (query: Omit<AuditQuery, 'cursor'>) => http.call(auditCalls.csv, { query }),
});
