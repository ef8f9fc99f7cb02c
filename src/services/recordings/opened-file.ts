import type { SessionReplay } from '#contract/calls/schemas/host-control.ts';
import type { Recorded } from './recorded.ts';
import { type Recording, readRecording, recordedOf } from './recording.ts';
import { readSessionReplay, recordedSession } from './session-replay.ts';

/** The content of a file: the actors of a page, or the director of a session. */
export type OpenedFile =
  | { kind: 'actors'; recording: Recording }
  | { kind: 'session'; replay: SessionReplay };

/** The maximum size of a recording. */
const largestFile = 64 * 1024 * 1024;

/** Undefined for any other file. */
export async function openFile(file: Blob): Promise<OpenedFile | undefined> {
  if (file.size > largestFile) return undefined;
  const text = await file.text();
  const recording = readRecording(text);
  if (recording) return { kind: 'actors', recording };
  const replay = readSessionReplay(text);
  return replay && { kind: 'session', replay };
}

export const recordedIn = (opened: OpenedFile): Recorded =>
  opened.kind === 'actors' ? recordedOf(opened.recording) : recordedSession(opened.replay);
