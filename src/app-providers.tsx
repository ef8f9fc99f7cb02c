import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  AdminAuthContext,
  ApplicationContext,
  EnvironmentContext,
  ServerTimeContext,
  SessionsContext,
  SocialSignInContext,
} from './app-context.tsx';
import { ServicesContext } from './services-context.tsx';
import type { Application } from './composition-root.ts';
import { BuildUpdateContext } from './machines/build-update/use-build-update.tsx';
import { LoadingBarContext } from './machines/loading-bar/use-loading-bar.tsx';
import { ParticipantAuthContext } from './machines/participant-auth/use-participant-auth.tsx';
import { SupportWidgetContext } from './machines/support-widget/use-help-panel.tsx';
import { ToastsContext } from './machines/toasts/use-toasts.tsx';
import { ViewActorsContext } from './machines/view-actors/use-view-actor.tsx';

export function AppProviders({ app, children }: { app: Application; children: ReactNode }) {
  const { actors } = app;
  const account = useSelector(app.application, ({ context }) => context.account);
  return (
    <EnvironmentContext value={app.environment}>
      <ServicesContext value={app.services}>
        <AdminAuthContext value={account?.adminAuth ?? null}>
          <ParticipantAuthContext value={actors.participantAuth}>
            <BuildUpdateContext value={actors.buildUpdate}>
              <ToastsContext value={actors.toasts}>
                <LoadingBarContext value={actors.loadingBar}>
                  <SocialSignInContext value={account?.socialSignIn ?? null}>
                    <ApplicationContext value={app.application}>
                      <SupportWidgetContext value={actors.supportWidget}>
                        <ViewActorsContext value={actors.viewActors}>
                          <SessionsContext value={app.sessions}>
                            <ServerTimeContext value={app.serverTime.now}>{children}</ServerTimeContext>
                          </SessionsContext>
                        </ViewActorsContext>
                      </SupportWidgetContext>
                    </ApplicationContext>
                  </SocialSignInContext>
                </LoadingBarContext>
              </ToastsContext>
            </BuildUpdateContext>
          </ParticipantAuthContext>
        </AdminAuthContext>
      </ServicesContext>
    </EnvironmentContext>
  );
}
