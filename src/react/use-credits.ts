import { useService } from '../services-context.tsx';
import { createCreditService } from '../services/api/credit-service.ts';
import { useList } from '../machines/list/use-list.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';

/** What the company may spend, holds and has used; read anew when `subject` is another and when credits move. */
export function useBalance(subject: string) {
  const credits = useService(createCreditService);
  return useLoader(`balance ${subject}`, {
    load: (signal) => credits.ledger(undefined, signal).then(({ balance }) => balance),
    watch: credits.watchMoves,
  });
}

/** Every credit with its reason, newest first; the balance comes beside the rows. */
export function useLedger() {
  const credits = useService(createCreditService);
  return useList({
    filter: null,
    watch: credits.watchMoves,
    load: async ({ cursor }, signal) => {
      const { rows, next_cursor, balance } = await credits.ledger(cursor, signal);
      return { rows, nextCursor: next_cursor, rest: balance };
    },
  });
}
