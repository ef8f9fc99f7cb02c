import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import {
  selectDataPackage,
  selectFailure,
  selectGivenUp,
  selectIsCompanyClosed,
  selectIsReady,
  selectIsUnreachable,
} from '../../../machines/participant-auth/participant-auth-selectors.ts';
import {
  useParticipantAuth,
  useParticipantAuthVerbs,
} from '../../../machines/participant-auth/use-participant-auth.tsx';
import { PageMissing } from '../../error/page-missing.ts';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { useAttendanceQuestion } from '../attendance/use-attendance-question.ts';
import { LanternWait } from './lantern-wait.tsx';
import { LiveSessionProvider } from './live-session-provider.tsx';
import { useLinkToken } from './use-link-token.ts';
import { AlsoSaying, useWords } from '../words/use-words.tsx';

const missing = (cause: unknown) => Promise.reject(new PageMissing(cause));

const AttendanceScreen = lazy(() => import('../attendance/attendance-screen.tsx').catch(missing));
const JoinScreen = lazy(() => import('../join/join-screen.tsx').catch(missing));
const PlaceGivenUp = lazy(() => import('./place-given-up.tsx').catch(missing));

const saidAtDoor = ['door'] as const;

/** What stands there instead of the session, in words of its own. */
function AtDoor({ children }: { children: ReactNode }) {
  const { common } = useWords();
  return (
    <AlsoSaying parts={saidAtDoor} meanwhile={<LanternWait label={common.openingSeat} />}>
      {children}
    </AlsoSaying>
  );
}

/** The screens that most never see come when somebody needs them; the wait for them is the wait for the seat. */
export function ExperienceGate({ children }: { children: ReactNode }) {
  const { common } = useWords();
  return (
    <Suspense fallback={<LanternWait label={common.openingSeat} />}>
      <Gate>{children}</Gate>
    </Suspense>
  );
}

/**
 * Lets a seat in: by its stored token, by its personal link, or by the form; then opens its session, unless the person
 * cannot come.
 */
function Gate({ children }: { children: ReactNode }) {
  const params = useParams();
  const { common } = useWords();
  const wanted = params.sessionId ?? (params['*'] ?? '').split('/')[0] ?? '';
  const opening = useLinkToken();
  const dataPackage = useParticipantAuth(selectDataPackage);
  const isReady = useParticipantAuth(selectIsReady);
  const isUnreachable = useParticipantAuth(selectIsUnreachable);
  const isBlocking = useParticipantAuth((snapshot) => snapshot.hasTag('blocking'));
  const failure = useParticipantAuth(selectFailure);
  const givenUp = useParticipantAuth(selectGivenUp);
  const isClosed = useParticipantAuth(selectIsCompanyClosed);
  const { retry } = useParticipantAuthVerbs();
  const { question, drop } = useAttendanceQuestion(dataPackage);

  if (isUnreachable) {
    return (
      <NightShell>
        <ErrorPanel
          title={common.unreachable}
          message={failure?.message ?? common.checkConnection}
          onRetry={retry}
        />
      </NightShell>
    );
  }
  if (opening || isBlocking) return <LanternWait label={common.openingSeat} />;
  if (isClosed || givenUp !== null) {
    return (
      <AtDoor>
        <PlaceGivenUp sentence={givenUp} />
      </AtDoor>
    );
  }
  const isOther = dataPackage !== null && wanted !== '' && dataPackage.session.id !== wanted;
  if (!isReady || !dataPackage || isOther) {
    return (
      <AtDoor>
        <JoinScreen
          sessionId={wanted}
          otherSession={isReady && isOther ? dataPackage.session.title : undefined}
        />
      </AtDoor>
    );
  }
  if (question) {
    return (
      <AtDoor>
        <AttendanceScreen dataPackage={dataPackage} question={question} onKeep={drop} />
      </AtDoor>
    );
  }
  return <LiveSessionProvider dataPackage={dataPackage}>{children}</LiveSessionProvider>;
}
