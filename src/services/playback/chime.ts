/** Two soft notes, to be played within a touch or key press; it also unlocks sound for the page. */
export function playChime(createContext: () => AudioContext): void {
  const context = createContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  volume.gain.setValueAtTime(0.0001, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.16, context.currentTime + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 1.1);
  for (const [index, frequency] of [392, 587.33].entries()) {
    const note = context.createOscillator();
    note.type = 'sine';
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(context.currentTime + index * 0.16);
    note.stop(context.currentTime + 1.2);
    if (index === 1) note.addEventListener('ended', () => context.close());
  }
}
