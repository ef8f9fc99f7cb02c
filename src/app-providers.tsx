import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { ActorsProvider } from './actors-context.tsx';
import { EnvironmentContext, ServerTimeContext, SessionsContext } from './app-context.tsx';
import type { Application } from './composition-root.ts';
import { LanguageContext } from './words/language.ts';
import { PageLanguageContext } from './words/use-page-language.ts';
import { ServicesContext } from './services-context.tsx';

export function AppProviders({ app, children }: { app: Application; children: ReactNode }) {
  const { actors: parts, application, environment, language, serverTime, services, sessions } = app;
  const spoken = useSyncExternalStore(language.subscribe, language.current, language.current);
  const account = useSelector(application, ({ context }) => context.account);
  const actors = useMemo(() => ({ ...parts, ...account, application }), [parts, account, application]);
  return (
    <PageLanguageContext value={language}>
      <LanguageContext value={spoken}>
        <EnvironmentContext value={environment}>
          <ServicesContext value={services}>
            <SessionsContext value={sessions}>
              <ServerTimeContext value={serverTime.now}>
                <ActorsProvider actors={actors}>{children}</ActorsProvider>
              </ServerTimeContext>
            </SessionsContext>
          </ServicesContext>
        </EnvironmentContext>
      </LanguageContext>
    </PageLanguageContext>
  );
}
