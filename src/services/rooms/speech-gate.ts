/** Detects speech by its level alone. Pure; levels are root mean squares between 0 and 1. */
export interface SpeechGate {
  speaking: boolean;
  spokenMs: number;
  lastLoudAt: number;
}

export const speechGate = { openAbove: 0.03, holdMs: 400 } as const;
export const closedGate: SpeechGate = { speaking: false, spokenMs: 0, lastLoudAt: Number.NEGATIVE_INFINITY };

/** `sinceMs` is the time since the last reading. */
export function throughGate(gate: SpeechGate, level: number, at: number, sinceMs: number): SpeechGate {
  const lastLoudAt = level > speechGate.openAbove ? at : gate.lastLoudAt;
  const speaking = at - lastLoudAt <= speechGate.holdMs;
  return { speaking, lastLoudAt, spokenMs: gate.spokenMs + (speaking ? sinceMs : 0) };
}

export function levelOf(samples: Float32Array<ArrayBuffer>): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}
