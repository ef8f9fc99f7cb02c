import { estimateByBounds } from '../clock/clock-bounds.ts';
import type { ClockPing } from '../clock/clock-ping.ts';
import { type CheckResult, failed, passed, warned } from './check-verdict.ts';
import type { BrowserPart } from '#contract/words/en/check-sentences.ts';

const pings = 12;

/** The browser features that a session needs. WebRTC is checked with the video room. */
export function checkBrowser(window: Window & typeof globalThis, name: string | null): CheckResult {
  const has: Record<BrowserPart, boolean> = {
    streaming: 'MediaSource' in window || 'ManagedMediaSource' in window,
    webSockets: 'WebSocket' in window,
    secureStorage: Boolean(window.crypto?.subtle),
  };
  const missing = (Object.keys(has) as BrowserPart[]).filter((part) => !has[part]);
  return missing.length > 0
    ? failed([['browserLacks', name, missing]], [['useCurrentBrowser']])
    : passed(['browserFits', name]);
}

/** The precision of this device's server clock. */
export async function checkClock(
  ping: ClockPing,
  signal: AbortSignal,
  deviceNow: () => number,
): Promise<CheckResult> {
  const samples = [];
  for (let round = 0; round < pings; round += 1) samples.push(await ping(signal));
  const estimate = estimateByBounds(samples, deviceNow());
  if (!estimate) return failed([['timeUnread']], [['checkConnection']]);
  const known = ['timeKnown', Math.max(1, Math.round(estimate.uncertainty))] as const;
  return estimate.uncertainty > 150 ? warned([known, ['pictureOff']], [['otherNetwork']]) : passed(known);
}

/** Whether a live connection opens and stays open. */
export async function checkRealtime(open: () => Promise<'connected' | 'failed'>): Promise<CheckResult> {
  return (await open()) === 'connected'
    ? passed(['liveOpens'])
    : failed([['liveBlocked']], [['letSocketsPass']]);
}
