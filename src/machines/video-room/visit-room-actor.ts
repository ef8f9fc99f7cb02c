import { fromCallback } from 'xstate';
import type { LocalMedia } from '../../services/rooms/local-media.ts';
import type { RoomEngine, RoomVisit } from '../../services/rooms/room-engine.ts';
import type { SpeechMeter } from '../../services/rooms/speech-meter.ts';
import type { RoomCommand, VideoRoomEvent } from './video-room-machine.ts';

export interface VisitRoomDeps {
  engine: RoomEngine;
  media: LocalMedia;
  meterSpeech: (track: MediaStreamTrack, onSpeaking: (speaking: boolean) => void) => SpeechMeter;
  /** Told about milliseconds of speech; asks no more than the person has permitted. */
  reportSpeech: (spokenMs: number) => void;
  reportEveryMs: number;
  /** Where views find the streams of the room. */
  onVisit: (visit: RoomVisit | null) => void;
}

/** A stay in the room: the engine, what this seat lets out, and the level of its own voice. */
export const createVisitRoom = (deps: VisitRoomDeps) =>
  fromCallback<RoomCommand, { own: string; fellows: readonly string[] }, VideoRoomEvent>(
    ({ input, receive, sendBack }) => {
      const visit = deps.engine.enter({
        own: input.own,
        onPeers: (peers) => sendBack({ type: 'peers.changed', peers }),
      });
      deps.onVisit(visit);
      let meter: { of: MediaStreamTrack; stop: SpeechMeter['stop']; take: SpeechMeter['take'] } | undefined;
      let shown = { microphone: false, camera: false, speaking: false };
      const show = (patch: Partial<typeof shown>) => {
        shown = { ...shown, ...patch };
        visit.setStatus(shown);
      };
      const report = () => {
        const spokenMs = meter?.take() ?? 0;
        if (spokenMs > 0) deps.reportSpeech(spokenMs);
      };
      const listen = (track: MediaStreamTrack | null) => {
        if (meter?.of === track) return;
        report();
        meter?.stop();
        const speaking = (now: boolean) => {
          show({ speaking: now });
          sendBack({ type: 'speech.changed', speaking: now });
        };
        meter = track ? { of: track, ...deps.meterSpeech(track, speaking) } : undefined;
        if (!track) speaking(false);
      };
      receive((command) => {
        if (command.type === 'fellows.changed') return visit.setFellows(command.fellows);
        const microphone = command.quiet ? null : deps.media.track('microphone');
        const camera = command.quiet ? null : deps.media.track('camera');
        visit.setMedia({ microphone, camera });
        show({ microphone: microphone !== null, camera: camera !== null });
        listen(microphone);
      });
      visit.setFellows(input.fellows);
      const timer = setInterval(report, deps.reportEveryMs);
      return () => {
        clearInterval(timer);
        report();
        meter?.stop();
        visit.leave();
        deps.onVisit(null);
      };
    },
  );
