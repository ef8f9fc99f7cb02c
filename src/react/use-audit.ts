import type { AuditQuery } from '#contract/calls/schemas/company-log/audit.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useList } from '../machines/list/use-list.tsx';
import { createAuditService } from '../services/api/audit-service.ts';
import { saveFile } from '../services/page/save-file.ts';
import { useService } from '../services-context.tsx';

export type AuditFilter = Omit<AuditQuery, 'cursor'>;

/** The company's audit log, a page at a time, the newest first; `rest` are the people to choose from. */
export function useAuditLog(filter: AuditFilter) {
  const audit = useService(createAuditService);
  return useList({
    filter,
    load: async ({ filter: chosen, cursor }, signal) => {
      const { entries, next_cursor, people } = await audit.list({ ...chosen, cursor }, signal);
      return { rows: entries, nextCursor: next_cursor, rest: people };
    },
  });
}

export function useAuditFile() {
  const audit = useService(createAuditService);
  return useCommand({
    send: (filter: AuditFilter) => audit.csv(filter),
    onDone: saveFile,
  });
}
