import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { CheckId } from '#contract/rules/sessions/system-checks.ts';
import { createClockPing } from '../../services/clock/clock-ping.ts';
import { checkBrowser, checkClock, checkRealtime } from '../../services/device-check/browser-checks.ts';
import { nameBrowser } from '../../services/device-check/browser-name.ts';
import type { CheckResult } from '../../services/device-check/check-verdict.ts';
import { measureRates } from '../../services/device-check/line-rates.ts';
import { openMovingPicture } from '../../services/device-check/moving-picture.ts';
import { checkNetwork } from '../../services/device-check/network-check.ts';
import { checkPlayback } from '../../services/device-check/playback-check.ts';
import { probeRealtime } from '../../services/device-check/probe-realtime.ts';
import { probeRoom } from '../../services/device-check/room-probe.ts';
import type { SystemCheckService } from '../../services/device-check/system-check-service.ts';
import { checkScreen } from '../../services/device-check/screen-check.ts';
import { checkVideo, type VideoServers } from '../../services/device-check/video-check.ts';
import type { Environment } from '../../services/environment.ts';
import type { ExperienceService } from '../../services/api/experience-service.ts';

interface CheckRunnersDeps {
  window: Window & typeof globalThis;
  environment: Pick<Environment, 'apiBaseUrl' | 'realtime'>;
  service: SystemCheckService;
  /** A seat requests a token of its session. */
  seat: ExperienceService | null;
  dataPackage: DataPackage | null;
}

export type CheckRunners = Record<CheckId, (signal: AbortSignal) => Promise<CheckResult>>;

/** The checks of this page, of this browser and of the server that a session would use. */
export function createCheckRunners(deps: CheckRunnersDeps): CheckRunners {
  const { window, environment, service, seat, dataPackage } = deps;
  const { apiBaseUrl, realtime } = environment;
  const now = () => performance.now();
  const expire = (ms: number) => AbortSignal.timeout(ms);
  const line = { baseUrl: apiBaseUrl, fetch: window.fetch.bind(window) };
  const ping = createClockPing({ ...line, deviceNow: now });
  const byHand = async () => ({ state: 'untested' as const, detail: [] });

  const readServers = async (): Promise<VideoServers> => {
    if (dataPackage) {
      const { ice_servers: servers, room } = dataPackage;
      return { servers, access: 'seat', byServer: room.engine !== 'mesh' };
    }
    try {
      const { ice_servers: servers, room_server } = await service.connections();
      return { servers, access: 'visitor', byServer: room_server !== null };
    } catch {
      return { servers: [], access: 'unknown', byServer: false };
    }
  };

  return {
    browser: async () => checkBrowser(window, nameBrowser(window.navigator.userAgent).name),
    screen: async () => checkScreen(window),
    network: (signal) =>
      checkNetwork(
        {
          ping,
          measure: (tripMs, stop) =>
            measureRates({ ...line, upload: service.upload, now, expire }, tripMs, stop),
          now,
          expire,
        },
        signal,
      ),
    clock: (signal) => checkClock(ping, signal, now),
    realtime: () =>
      checkRealtime(() =>
        probeRealtime({
          seat,
          baseUrl: apiBaseUrl,
          realtime,
          location: window.location,
        }),
      ),
    playback: (signal) =>
      checkPlayback({
        loadHls: async () => (await import('hls.js/light')).default,
        clipUrl: async () => {
          const { url } = await service.clip();
          return url === null ? null : new URL(url, apiBaseUrl || window.location.origin).href;
        },
        createVideo: () => window.document.createElement('video'),
        now,
        signal,
      }),
    video: (signal) =>
      checkVideo({
        readServers,
        probe: probeRoom,
        openPicture: () => openMovingPicture(window.document),
        signal,
      }),
    speaker: byHand,
    microphone: byHand,
    camera: byHand,
  };
}
