import { closedGate, levelOf, throughGate } from './speech-gate.ts';

const readEveryMs = 100;

export interface SpeechMeter {
  /** Milliseconds of speech since the last call. */
  take(): number;
  stop(): void;
}

/** Measures the level of a track on this device; no audio is sent or stored, only milliseconds. */
export function meterSpeech(
  track: MediaStreamTrack,
  deps: { context: AudioContext; now: () => number; onSpeaking: (speaking: boolean) => void },
): SpeechMeter {
  const source = deps.context.createMediaStreamSource(new MediaStream([track]));
  const analyser = deps.context.createAnalyser();
  analyser.fftSize = 1024;
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let gate = closedGate;
  let last = deps.now();
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const at = deps.now();
    const before = gate.speaking;
    gate = throughGate(gate, track.enabled ? levelOf(samples) : 0, at, at - last);
    last = at;
    if (gate.speaking !== before) deps.onSpeaking(gate.speaking);
  }, readEveryMs);
  return {
    take: () => {
      const spoken = Math.round(gate.spokenMs);
      gate = { ...gate, spokenMs: 0 };
      return spoken;
    },
    stop: () => {
      clearInterval(timer);
      source.disconnect();
    },
  };
}
