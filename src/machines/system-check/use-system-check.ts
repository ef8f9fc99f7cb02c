import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { useEnvironment } from '../../app-context.tsx';
import { nameBrowser } from '../../services/device-check/browser-name.ts';
import { writeItText } from '../../services/device-check/it-text.ts';
import { createSystemCheckService } from '../../services/device-check/system-check-service.ts';
import { createExperienceService, type ExperienceService } from '../../services/api/experience-service.ts';
import { createLocalMedia, type LocalMedia } from '../../services/rooms/local-media.ts';
import { firstTouch } from '../../services/page/page-touch.ts';
import { useHttp, useService } from '../../services-context.tsx';
import { selectDataPackage } from '../participant-auth/participant-auth-selectors.ts';
import { useParticipantAuth } from '../participant-auth/use-participant-auth.tsx';
import { useViewActorRef } from '../view-actors/use-view-actor.tsx';
import { createCheckRunners } from './check-runners.ts';
import { provideSystemCheck } from './provide-system-check.ts';
import type { DeviceTrialDeps } from '../device-trial/provide-device-trial.ts';
import { playChime } from '../../services/playback/chime.ts';
import { keepPreferences, readPreferences } from '../../services/rooms/device-preferences.ts';
import { recordSample } from '../../services/rooms/record-sample.ts';

/** Tests of this browser's devices; without a session the choice of a device is not stored. */
const createTrialDeps = (media: LocalMedia, sessionId: () => string | null): DeviceTrialDeps => ({
  media,
  playTone: () => playChime(() => new AudioContext()),
  record: recordSample,
  urls: URL,
  keepChoice: (kind, id) => {
    if (sessionId() === null) return;
    const kept = readPreferences(localStorage);
    keepPreferences(localStorage, { ...kept, [kind]: { ...kept[kind], id } });
  },
});

/** Days before a session the visit may be a mail scanner's, whose browser must not count as the person's check. */
const reportingTo = (
  seat: Pick<ExperienceService, 'reportCheck'>,
  dataPackage: DataPackage | null,
): Pick<ExperienceService, 'reportCheck'> =>
  dataPackage?.session.status === 'scheduled'
    ? { reportCheck: (check) => firstTouch(window).then(() => seat.reportCheck(check)) }
    : seat;

/** The checks of this page; automatic ones start at once. */
export function useSystemCheck() {
  const http = useHttp();
  const environment = useEnvironment();
  const dataPackage = useParticipantAuth(selectDataPackage);
  const sessionId = dataPackage?.session.id ?? null;
  const ownSession = useRef(sessionId);
  useEffect(() => {
    ownSession.current = sessionId;
  }, [sessionId]);
  const media = useMemo(() => createLocalMedia(navigator.mediaDevices), []);
  const isKnown = useParticipantAuth((snapshot) => !snapshot.hasTag('blocking'));
  const service = useService(createSystemCheckService);
  const seat = useMemo(() => (dataPackage ? createExperienceService(http) : null), [http, dataPackage]);
  const machine = useMemo(
    () =>
      provideSystemCheck({
        service: seat && reportingTo(seat, dataPackage),
        run: createCheckRunners({ window, environment, service, seat, dataPackage }),
        trial: createTrialDeps(media, () => ownSession.current),
      }),
    [service, seat, environment, dataPackage, media],
  );
  const browser = useMemo(() => nameBrowser(navigator.userAgent), []);
  const check = useViewActorRef(machine, { browser });
  useEffect(() => {
    if (isKnown) check.send({ type: 'checks.started' });
  }, [check, isKnown]);
  const results = useSelector(check, (snapshot) => snapshot.context.results);
  const isJudged = useSelector(check, (snapshot) => snapshot.matches('judged'));
  const writeForIt = async (language: SpokenLanguage) =>
    writeItText({
      language,
      page: window.location,
      apiBaseUrl: environment.apiBaseUrl,
      connections: await service.connections(),
    });
  const { speaker, microphone, camera } = useSelector(check, (snapshot) => snapshot.children);
  const trials = { speaker, microphone, camera };
  return { check, trials, media, results, isJudged, browser, sessionId, writeForIt };
}
