/** Records a microphone for a moment; the recording stays on this device. `lengthMs` of sound come back. */
export async function recordSample(stream: MediaStream, lengthMs: number): Promise<Blob> {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve());
    recorder.addEventListener('error', () => reject(new Error('The microphone could not be recorded.')));
  });
  recorder.start();
  setTimeout(() => recorder.state === 'recording' && recorder.stop(), lengthMs);
  await stopped;
  return new Blob(parts, { type: recorder.mimeType });
}
