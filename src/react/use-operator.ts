import type { MoveCreditsRequest } from '#contract/calls/schemas/operator.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useList } from '../machines/list/use-list.tsx';
import type { ListRow } from '../machines/list/list-machine.ts';
import { createOperatorService } from '../services/api/operator-service.ts';
import { useService } from '../services-context.tsx';

export function useOperatorCompanies() {
  const operator = useService(createOperatorService);
  return useList({
    filter: null,
    load: async ({ search, cursor }, signal) => {
      const { rows, next_cursor } = await operator.companies({ search, cursor }, signal);
      return { rows, nextCursor: next_cursor, rest: undefined };
    },
  });
}

/** A list that has one page. */
function useOnePage<Row extends ListRow>(load: (signal: AbortSignal) => Promise<{ rows: Row[] }>) {
  return useList({
    filter: null,
    load: async (_query, signal) => {
      const { rows } = await load(signal);
      return { rows, nextCursor: null, rest: undefined };
    },
  });
}

export const useOperatorSessions = () => useOnePage(useService(createOperatorService).sessions);
export const useOperatorMails = () => useOnePage(useService(createOperatorService).mails);
export const useOperatorReports = () => useOnePage(useService(createOperatorService).reports);
export const useOperatorActs = () => useOnePage(useService(createOperatorService).acts);

/** Orders that are open; payments to look at come beside them. */
export function useOperatorOrders() {
  const operator = useService(createOperatorService);
  return useList({
    filter: null,
    load: async (_query, signal) => {
      const { rows, payments } = await operator.orders(signal);
      return { rows, nextCursor: null, rest: payments };
    },
  });
}

/** A change that an administrator of the product makes. */
export type OperatorChange =
  | { act: 'moveCredits'; id: number; body: MoveCreditsRequest }
  | { act: 'failSession'; id: string; reason: string }
  | { act: 'retryMail'; id: number | 'all' }
  | { act: 'markPaid'; number: string }
  | { act: 'cancelOrder'; number: string; reason: string };

/** Carries changes out one after another; `onDone` after each. */
export function useOperatorChange(onDone: () => void) {
  const operator = useService(createOperatorService);
  return useCommand({
    send: (change: OperatorChange, { key }): Promise<unknown> => {
      switch (change.act) {
        case 'moveCredits':
          return operator.moveCredits(change.id, change.body, key);
        case 'failSession':
          return operator.failSession(change.id, change.reason);
        case 'retryMail':
          return operator.retryMail(change.id);
        case 'markPaid':
          return operator.markPaid(change.number);
        case 'cancelOrder':
          return operator.cancelOrder(change.number, change.reason);
      }
    },
    onDone,
  });
}
