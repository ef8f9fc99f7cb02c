import { useCallback } from 'react';
import { useService } from '../services-context.tsx';
import { createCreditService } from '../services/api/credit-service.ts';
import { createDashboardService } from '../services/api/dashboard-service.ts';
import { gap } from '../services/event-stream/reopen-stream.ts';
import { useLoader } from '../machines/loader/use-loader.tsx';

function useChanges(...kinds: readonly ('session' | 'company')[]): (outdated: () => void) => () => void {
  const dashboard = useService(createDashboardService);
  const names = [...kinds, gap.event].join(' ');
  return useCallback(
    (outdated) => {
      const abort = new AbortController();
      const listen = async () => {
        for await (const { event } of dashboard.changes(abort.signal))
          if (names.split(' ').includes(event)) outdated();
      };
      void listen();
      return () => abort.abort();
    },
    [dashboard, names],
  );
}

/** A `watch` for what is fetched: calls back whenever one of the company's sessions changes, and after each gap in which it may have. */
export const useSessionChanges = () => useChanges('session');

/** The same for the company's people and settings too. */
export const usePeopleChanges = () => useChanges('session', 'company');

/** The same for its people and settings alone. */
export const useCompanyChanges = () => useChanges('company');

/** What the dashboard's home shows, kept current. */
export function useDashboardHome() {
  const dashboard = useService(createDashboardService);
  const credits = useService(createCreditService);
  const watchSessions = useSessionChanges();
  return useLoader('dashboard', {
    load: dashboard.home,
    watch: (outdated) => {
      const ends = [watchSessions(outdated), credits.watchMoves(outdated)];
      return () => {
        for (const end of ends) end();
      };
    },
  });
}
