import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useParams, useNavigate } from 'react-router-dom';
import {
  selectDataPackage,
  selectFailure,
  selectGivenUp,
  selectIsCompanyClosed,
  selectIsReady,
  selectIsRestored,
  selectIsUnreachable,
} from '../../../machines/participant-auth/participant-auth-selectors.ts';
import {
  useParticipantAuth,
  useParticipantAuthVerbs,
} from '../../../machines/participant-auth/use-participant-auth.tsx';
import { usePageHandle } from '../../../routes/page-handle.ts';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { NightShell } from '../../shared/shell/night-shell.tsx';
import { useAttendanceQuestion } from '../attendance/use-attendance-question.ts';
import { late } from '../../shared/late.tsx';
import { LanternWait } from './lantern-wait.tsx';
import { sessionIdInPath } from '../join/pasted-invitation.ts';
import { useWords } from '../../../words/use-words.tsx';
import { useFailureText } from '../../../words/failure-text.ts';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { LiveSessionContext, useOpenSession } from '../../../machines/live-session/use-live-session.tsx';
import { linkTokenIn } from '../../../services/personal-link.ts';

/** Takes `#link=…` out of the address, history included, and opens it; true until that has happened. */
function useLinkToken(): boolean {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { openLink } = useParticipantAuthVerbs();
  const token = linkTokenIn(hash);
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (!token || opened === token) return;
    setOpened(token);
    openLink(token);
    navigate({ pathname, search, hash: '' }, { replace: true });
  }, [token, opened, openLink, navigate, pathname, search]);
  return token !== null;
}

/** Opens the seat's session for its children. */
function LiveSessionProvider({ dataPackage, children }: { dataPackage: DataPackage; children: ReactNode }) {
  const { common } = useWords();
  const session = useOpenSession(dataPackage);
  if (!session) return <LanternWait label={common.openingSeat} />;
  return <LiveSessionContext value={session}>{children}</LiveSessionContext>;
}

const door = async () => (await import('../join/door-screens.ts')).doorScreens;
const AttendanceScreen = late(async () => (await door()).AttendanceScreen, SeatOpening, DoorOutOfReach);
const JoinScreen = late(async () => (await door()).JoinScreen, SeatOpening, DoorOutOfReach);
const PlaceGivenUp = late(async () => (await door()).PlaceGivenUp, SeatOpening, DoorOutOfReach);

function SeatOpening() {
  const { common } = useWords();
  return <LanternWait label={common.openingSeat} />;
}

function DoorOutOfReach() {
  const { common } = useWords();
  return (
    <NightShell>
      <ErrorPanel
        title={common.unreachable}
        message={common.checkConnection}
        onRetry={() => window.location.reload()}
      />
    </NightShell>
  );
}

/**
 * Lets a seat in: by its stored token, by its personal link, or by the form; then opens its session, unless the person
 * cannot come.
 */
export function ExperienceGate({ children }: { children: ReactNode }) {
  const params = useParams();
  const { common } = useWords();
  const failureText = useFailureText();
  const { pathname } = useLocation();
  const wanted = sessionIdInPath(pathname) ?? '';
  const isOpening = useLinkToken();
  const isUnknown = usePageHandle().validate?.(params) === false;
  const dataPackage = useParticipantAuth(selectDataPackage);
  const isReady = useParticipantAuth(selectIsReady);
  const isUnreachable = useParticipantAuth(selectIsUnreachable);
  const isBlocking = useParticipantAuth((snapshot) => snapshot.hasTag('blocking'));
  const failure = useParticipantAuth(selectFailure);
  const givenUp = useParticipantAuth(selectGivenUp);
  const isClosed = useParticipantAuth(selectIsCompanyClosed);
  const { retry } = useParticipantAuthVerbs();
  /** An unknown address leads nowhere with a seat that this browser held before; who has just entered goes on. */
  const isRestored = useParticipantAuth(selectIsRestored);
  const isLost = isUnknown && wanted === '' && isRestored;
  const { question, drop } = useAttendanceQuestion(dataPackage);

  if (isUnreachable) {
    return (
      <NightShell>
        <ErrorPanel
          title={common.unreachable}
          message={failure ? failureText(failure) : common.checkConnection}
          onRetry={retry}
        />
      </NightShell>
    );
  }
  if (isOpening || isBlocking) return <LanternWait label={common.openingSeat} />;
  if (isClosed || givenUp !== null) {
    return <PlaceGivenUp sentence={givenUp && failureText(givenUp)} />;
  }
  const isOther = dataPackage !== null && wanted !== '' && dataPackage.session.id !== wanted;
  if (!isReady || !dataPackage || isOther || isLost) {
    return (
      <JoinScreen
        key={wanted}
        sessionId={wanted}
        otherSession={isReady && (isOther || isLost) ? dataPackage?.session.title : undefined}
        isLost={isUnknown}
      />
    );
  }
  if (question) {
    return <AttendanceScreen dataPackage={dataPackage} question={question} onKeep={drop} />;
  }
  return <LiveSessionProvider dataPackage={dataPackage}>{children}</LiveSessionProvider>;
}
