import type { SeatCheck } from '#contract/calls/schemas/system-check.ts';
import type { CheckId } from '#contract/rules/sessions/system-checks.ts';
import type { StatusTone } from '../../../shared/status-chip.tsx';

const names: Record<CheckId, string> = {
  browser: 'browser',
  screen: 'screen',
  network: 'network',
  clock: 'clock',
  realtime: 'live connection',
  playback: 'films',
  video: 'video room',
  speaker: 'speaker',
  microphone: 'microphone',
  camera: 'camera',
};

const listed = (ids: readonly CheckId[]) => new Intl.ListFormat('en-GB').format(ids.map((id) => names[id]));

export interface DeviceCheckWords {
  tone: StatusTone;
  word: string;
  /** What is wrong, a line each; empty where nothing is. */
  lines: string[];
}

/** What an organiser reads of somebody's device check. */
export function deviceCheckWords({ verdict, failed, warned, untested }: SeatCheck): DeviceCheckWords {
  const lines = [
    ...(failed.length > 0 ? [`Does not work: ${listed(failed)}`] : []),
    ...(warned.length > 0 ? [`With limits: ${listed(warned)}`] : []),
  ];
  if (verdict === 'failed') return { tone: 'danger', word: 'Device problem', lines };
  if (verdict === 'ready') return { tone: 'action', word: 'Device ready', lines };
  if (lines.length > 0) return { tone: 'glow', word: 'Device has limits', lines };
  return { tone: 'action', word: 'Device fine so far', lines: [`Not tested yet: ${listed(untested)}`] };
}
