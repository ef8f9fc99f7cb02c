import { auditCalls } from '#contract/calls/audit.ts';
import type { AuditQuery } from '#contract/calls/schemas/company-log/audit.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The audit log of the company. */
export const createAuditService = (http: HttpClient) => ({
  list: (query: AuditQuery, signal?: AbortSignal) => http.call(auditCalls.list, { query, signal }),
  /** All pages of a list as one file. */
  csv: (query: Omit<AuditQuery, 'cursor'>) => http.call(auditCalls.csv, { query }),
});
