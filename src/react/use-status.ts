import { useContext } from 'react';
import { selectBuild } from '../machines/build-update/build-update-selectors.ts';
import { BuildUpdateContext } from '../machines/build-update/use-build-update.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { writeDiagnosis } from '../services/diagnosis.ts';
import { useService } from '../services-context.tsx';
import { createSiteService } from '../services/api/site-service.ts';

/** How the running services are. */
export function useStatus() {
  const site = useService(createSiteService);
  return useLoader('status', { load: site.status });
}

/** Writes down what support asks first, as it is when it is asked. */
export function useDiagnosis(): () => Promise<string> {
  const site = useService(createSiteService);
  const buildUpdate = useContext(BuildUpdateContext);
  return () =>
    writeDiagnosis({
      window,
      now: Date.now,
      build: buildUpdate && selectBuild(buildUpdate.getSnapshot()),
      status: () => site.status(),
    });
}
