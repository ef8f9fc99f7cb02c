import { useMemo, useState } from 'react';
import { openFile, recordedIn } from '../../services/recordings/opened-file.ts';
import { recordedOf } from '../../services/recordings/recording.ts';
import { useViewActor } from '../view-actors/use-view-actor.tsx';
import { actorRecordingMachine } from './actor-recording-machine.ts';
import { createReceive } from './receive-actor.ts';

/** The recording of the page that opened this one, or of a file, with its controls. */
export function useActorRecording() {
  const [machine] = useState(() =>
    actorRecordingMachine.provide({ actors: { receive: createReceive(window) } }),
  );
  const [snapshot, send] = useViewActor(machine);
  const { recording, held, opened, hasPageLeft } = snapshot.context;
  const file = opened?.file;
  const recorded = useMemo(() => (file ? recordedIn(file) : recordedOf(recording)), [file, recording]);
  return {
    recorded,
    fileName: opened?.name ?? null,
    /** Whether a page is recorded at all. */
    hasPage: window.opener !== null,
    hasPageLeft,
    isPaused: snapshot.matches('paused'),
    /** Messages that arrived since it was paused. */
    waiting: held.length,
    pause: () => send({ type: 'recording.paused' }),
    resume: () => send({ type: 'recording.resumed' }),
    /** Resolves with whether the file is a recording. */
    async open(chosen: File): Promise<boolean> {
      const read = await openFile(chosen);
      if (read) send({ type: 'file.opened', name: chosen.name, file: read });
      return read !== undefined;
    },
    close: () => send({ type: 'file.closed' }),
  };
}
