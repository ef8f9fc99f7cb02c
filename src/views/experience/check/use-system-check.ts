import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useEnvironment, useServices } from '../../../app-context.tsx';
import { selectDataPackage } from '../../../machines/participant-auth/participant-auth-selectors.ts';
import { useParticipantAuth } from '../../../machines/participant-auth/use-participant-auth.tsx';
import { provideSystemCheck } from '../../../machines/system-check/provide-system-check.ts';
import { createClockPing } from '../../../services/clock/clock-ping.ts';
import {
  checkBrowser,
  checkClock,
  checkNetwork,
  checkRealtime,
} from '../../../services/experience/browser-checks.ts';
import type { CheckId } from '../../../services/experience/check-verdict.ts';
import { createExperienceService } from '../../../services/experience/experience-service.ts';
import { checkPlayback } from '../../../services/experience/playback-check.ts';
import { probeRealtime } from '../../../services/experience/probe-realtime.ts';

const byThemselves: readonly CheckId[] = ['browser', 'network', 'clock', 'realtime', 'playback'];

/** The checks of this page; those that need no touch begin at once. */
export function useSystemCheck() {
  const { http } = useServices();
  const { apiBaseUrl, realtime } = useEnvironment();
  const dataPackage = useParticipantAuth(selectDataPackage);
  const isKnown = useParticipantAuth((snapshot) => !snapshot.hasTag('blocking'));
  const machine = useMemo(() => {
    const deviceNow = () => performance.now();
    const ping = createClockPing({ baseUrl: apiBaseUrl, fetch: window.fetch.bind(window), deviceNow });
    const service = createExperienceService(http);
    const byHand = async () => ({ state: 'untested' as const, detail: '' });
    return provideSystemCheck({
      service: dataPackage ? service : null,
      run: {
        browser: async () => checkBrowser(window),
        network: (signal) => checkNetwork(ping, signal),
        clock: (signal) => checkClock(ping, signal, deviceNow),
        realtime: () =>
          checkRealtime(() =>
            probeRealtime({
              seat: dataPackage ? service : null,
              baseUrl: apiBaseUrl,
              realtime,
              location: window.location,
            }),
          ),
        playback: (signal) =>
          checkPlayback({
            loadHls: async () => (await import('hls.js/light')).default,
            clipUrl: async () => {
              const { url } = await service.checkClip();
              return url === null ? null : new URL(url, apiBaseUrl || window.location.origin).href;
            },
            createVideo: () => document.createElement('video'),
            now: deviceNow,
            signal,
          }),
        speaker: byHand,
        microphone: byHand,
        camera: byHand,
      },
    });
  }, [http, apiBaseUrl, realtime, dataPackage]);
  const check = useActorRef(machine);
  useEffect(() => {
    if (!isKnown) return;
    for (const id of byThemselves) check.send({ type: 'check.started', id });
  }, [check, isKnown]);
  const results = useSelector(check, (snapshot) => snapshot.context.results);
  return { check, results, hasSeat: dataPackage !== null };
}
