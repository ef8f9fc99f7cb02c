import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { ActorsProvider } from './actors-context.tsx';
import { EnvironmentContext, ServerTimeContext, SessionsContext } from './app-context.tsx';
import type { Application } from './composition-root.ts';
import { ServicesContext } from './services-context.tsx';

export function AppProviders({ app, children }: { app: Application; children: ReactNode }) {
  const { actors: parts, application, environment, serverTime, services, sessions } = app;
  const account = useSelector(application, ({ context }) => context.account);
  const actors = useMemo(() => ({ ...parts, ...account, application }), [parts, account, application]);
  return (
    <EnvironmentContext value={environment}>
      <ServicesContext value={services}>
        <SessionsContext value={sessions}>
          <ServerTimeContext value={serverTime.now}>
            <ActorsProvider actors={actors}>{children}</ActorsProvider>
          </ServerTimeContext>
        </SessionsContext>
      </ServicesContext>
    </EnvironmentContext>
  );
}
