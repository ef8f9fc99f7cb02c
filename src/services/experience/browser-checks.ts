import { estimateByBounds } from '../clock/clock-bounds.ts';
import type { ClockPing } from '../clock/clock-ping.ts';
import { median } from '../playback/median.ts';
import type { CheckResult } from './check-verdict.ts';

const passed = (detail: string): CheckResult => ({ state: 'passed', detail });
const warned = (detail: string): CheckResult => ({ state: 'warned', detail });
const failed = (detail: string): CheckResult => ({ state: 'failed', detail });

/** What a session needs of a browser. */
export function checkBrowser(window: Window & typeof globalThis): CheckResult {
  const missing = [
    ['WebRTC', 'RTCPeerConnection' in window],
    ['media streaming', 'MediaSource' in window || 'ManagedMediaSource' in window],
    ['WebSockets', 'WebSocket' in window],
    ['secure storage', Boolean(window.crypto?.subtle)],
  ].filter(([, has]) => !has);
  if (missing.length > 0) {
    return failed(
      `This browser lacks ${missing.map(([name]) => name).join(', ')}. Use a current Chrome, Edge, Firefox or Safari.`,
    );
  }
  if (window.innerWidth < 340) return warned('The window is very narrow. Turn your phone or make it wider.');
  return passed('It has all that is needed.');
}

const pings = 12;

/** Round trips to the server: their middle and how far they scatter, in ms. */
export async function checkNetwork(ping: ClockPing, signal: AbortSignal): Promise<CheckResult> {
  const trips: number[] = [];
  let lost = 0;
  for (let round = 0; round < pings; round += 1) {
    try {
      const sample = await ping(signal);
      trips.push(sample.returnedAt - sample.sentAt);
    } catch {
      lost += 1;
    }
  }
  if (trips.length === 0)
    return failed('The server could not be reached. Check your connection, or a firewall in between.');
  const trip = Math.round(median(trips));
  const jitter = Math.round(median(trips.map((one) => Math.abs(one - median(trips)))));
  const words = `${trip} ms there and back, varying by ${jitter} ms${lost > 0 ? `, ${lost} of ${pings} lost` : ''}.`;
  return trip > 400 || lost > 2
    ? warned(`${words} Sound and picture may be late; a cable or another network helps.`)
    : passed(words);
}

/** How exactly this device knows the session's time. */
export async function checkClock(
  ping: ClockPing,
  signal: AbortSignal,
  deviceNow: () => number,
): Promise<CheckResult> {
  const samples = [];
  for (let round = 0; round < pings; round += 1) samples.push(await ping(signal));
  const estimate = estimateByBounds(samples, deviceNow());
  if (!estimate) return failed('The server’s time could not be read.');
  const words = `The session’s time is known to ${Math.max(1, Math.round(estimate.uncertainty))} ms.`;
  return estimate.uncertainty > 150 ? warned(`${words} Your picture may be a little off.`) : passed(words);
}

/** Whether a live connection opens and carries on. */
export async function checkRealtime(open: () => Promise<'connected' | 'failed'>): Promise<CheckResult> {
  return (await open()) === 'connected'
    ? passed('The live connection opens.')
    : failed('The live connection is blocked. Ask your IT to allow WebSockets to this site.');
}
