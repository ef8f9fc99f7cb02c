export type Knock = 'short' | 'long';

const lengthMs: Record<Knock, number> = { short: 90, long: 320 };
const pauseMs = 170;

/** How each sign of the code is knocked on the pipe; no two signs alike. */
const rhythms: Record<string, string> = {
  bell: '..-',
  bird: '.-.-',
  drop: '.',
  eye: '--',
  fish: '.--',
  gate: '---',
  hand: '.....',
  key: '-.-',
  leaf: '-..',
  moon: '.-',
  stair: '...',
  wheel: '..',
};

export function knocksOf(shape: string): Knock[] {
  return [...(rhythms[shape] ?? '.')].map((sign) => (sign === '.' ? 'short' : 'long'));
}

/** For `navigator.vibrate`: on and off in turn. */
export function vibrationOf(knocks: readonly Knock[]): number[] {
  return knocks.flatMap((knock) => [lengthMs[knock], pauseMs]).slice(0, -1);
}

/** Knocks on iron, to be played within a touch or key press. */
export function playKnocks(knocks: readonly Knock[], createContext: () => AudioContext): void {
  const context = createContext();
  let at = context.currentTime + 0.05;
  for (const [index, knock] of knocks.entries()) {
    const seconds = lengthMs[knock] / 1000;
    const volume = context.createGain();
    const note = context.createOscillator();
    note.type = 'triangle';
    note.frequency.value = 196;
    volume.gain.setValueAtTime(0.25, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + seconds);
    if (index === knocks.length - 1) note.addEventListener('ended', () => context.close());
    at += seconds + pauseMs / 1000;
  }
}
