/** Records a microphone for `lengthMs`; the recording stays on this device. Ends early, and rejects, on abort. */
export async function recordSample(
  stream: MediaStream,
  lengthMs: number,
  signal: AbortSignal,
): Promise<Blob> {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve());
    recorder.addEventListener('error', () => reject(new Error('The microphone could not be recorded.')));
  });
  recorder.start();
  const stop = () => recorder.state === 'recording' && recorder.stop();
  const timer = setTimeout(stop, lengthMs);
  signal.addEventListener('abort', stop, { once: true });
  await stopped;
  clearTimeout(timer);
  signal.throwIfAborted();
  return new Blob(parts, { type: recorder.mimeType });
}
