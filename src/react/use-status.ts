import { useOptionalActor } from '../actors-context.tsx';
import { selectBuild } from '../machines/build-update/build-update-selectors.ts';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { writeDiagnosis } from '../services/diagnosis.ts';
import { useService } from '../services-context.tsx';
import { createSiteService } from '../services/api/site-service.ts';

/** How the running services are. */
export function useStatus() {
  const site = useService(createSiteService);
  return useLoader('status', { load: site.status });
}

/** The outside services that this installation is connected to. */
export function useSubProcessors() {
  const site = useService(createSiteService);
  return useLoader('sub-processors', { load: site.subProcessors });
}

/** Returns the facts that support needs first, as of the call. */
export function useDiagnosis(): () => Promise<string> {
  const site = useService(createSiteService);
  const buildUpdate = useOptionalActor('buildUpdate');
  return () =>
    writeDiagnosis({
      window,
      now: Date.now,
      build: buildUpdate ? selectBuild(buildUpdate.getSnapshot()) : null,
      status: () => site.status(),
    });
}
