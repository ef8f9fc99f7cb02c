import { type ReactNode, useEffect, useState } from 'react';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { useEnvironment, useServices, useTree } from '../../../app-context.tsx';
import {
  createLiveSessionHolder,
  type LiveSessionHolder,
} from '../../../machines/live-session/live-session-holder.ts';
import type { LiveSession, LiveSessionDeps } from '../../../machines/live-session/start-live-session.ts';
import { LiveSessionContext } from '../../../machines/live-session/use-live-session.tsx';
import type { Environment } from '../../../services/environment.ts';
import type { HttpClient } from '../../../services/http/http-client.ts';
import { SeatWatch } from './seat-watch.tsx';

/** One holder for each client of the API, so that a change of page keeps the session. */
const holders = new WeakMap<HttpClient, LiveSessionHolder>();

function holderFor(
  http: HttpClient,
  environment: Environment,
  tree: LiveSessionDeps['tree'],
): LiveSessionHolder {
  const known = holders.get(http);
  if (known) return known;
  const { apiBaseUrl: baseUrl, realtime } = environment;
  const newId = () => crypto.randomUUID();
  const made = createLiveSessionHolder({ http, baseUrl, realtime, window, newId, tree });
  holders.set(http, made);
  return made;
}

/** Opens the seat's session for what stands below it. */
export function LiveSessionProvider({
  dataPackage,
  children,
}: {
  dataPackage: DataPackage;
  children: ReactNode;
}) {
  const { http } = useServices();
  const environment = useEnvironment();
  const tree = useTree();
  const [session, setSession] = useState<LiveSession | null>(null);
  useEffect(() => {
    const holder = holderFor(http, environment, tree);
    setSession(holder.acquire(dataPackage));
    return () => holder.release();
  }, [http, environment, tree, dataPackage]);
  if (!session) return null;
  return (
    <LiveSessionContext value={session}>
      <SeatWatch />
      {children}
    </LiveSessionContext>
  );
}
