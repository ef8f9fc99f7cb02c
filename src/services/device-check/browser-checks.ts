import { estimateByBounds } from '../clock/clock-bounds.ts';
import type { ClockPing } from '../clock/clock-ping.ts';
import { type CheckResult, failed, passed, warned } from './check-verdict.ts';

const pings = 12;
const currentBrowser = 'Use a current Chrome, Edge, Firefox or Safari.';

/** What a session needs of a browser. */
export function checkBrowser(window: Window & typeof globalThis, name: string): CheckResult {
  const missing = [
    ['WebRTC', 'RTCPeerConnection' in window],
    ['media streaming', 'MediaSource' in window || 'ManagedMediaSource' in window],
    ['WebSockets', 'WebSocket' in window],
    ['secure storage', Boolean(window.crypto?.subtle)],
  ].filter(([, has]) => !has);
  if (missing.length > 0)
    return failed(`${name} lacks ${missing.map(([what]) => what).join(', ')}.`, currentBrowser);
  return passed(`${name} has all that is needed.`);
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
  if (!estimate)
    return failed('The server’s time could not be read.', 'Check your connection and try again.');
  const words = `The session’s time is known to ${Math.max(1, Math.round(estimate.uncertainty))} ms.`;
  return estimate.uncertainty > 150
    ? warned(`${words} Your picture may be a little off.`, 'A cable or another network helps.')
    : passed(words);
}

/** Whether a live connection opens and carries on. */
export async function checkRealtime(open: () => Promise<'connected' | 'failed'>): Promise<CheckResult> {
  return (await open()) === 'connected'
    ? passed('The live connection opens.')
    : failed(
        'The live connection is blocked.',
        'Ask your IT to allow WebSockets to this site; the text for IT says which.',
      );
}
