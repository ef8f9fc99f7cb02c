import type { LocalMedia } from '../../services/rooms/local-media.ts';
import type { RoomEngine, RoomVisit } from '../../services/rooms/room-engine.ts';
import type { SpeechMeter } from '../../services/rooms/speech-meter.ts';
import type { RoomCommand, VideoRoomEvent } from './video-room-machine.ts';

export interface RoomConnectionDeps {
  engine: RoomEngine;
  media: LocalMedia;
  meterSpeech: (track: MediaStreamTrack, onSpeaking: (speaking: boolean) => void) => SpeechMeter;
  /** Receives milliseconds of speech; sends them only with the person's consent. */
  reportSpeech: (spokenMs: number) => void;
  reportEveryMs: number;
  /** The streams of the room, for views. */
  onVisit: (visit: RoomVisit | null) => void;
}

export interface RoomConnectionInput {
  own: string;
  fellows: readonly string[];
}

export interface RoomConnection {
  execute(command: RoomCommand): void;
  leave(): void;
}

/** Joins the room. */
export type EnterRoom = (input: RoomConnectionInput, emit: (event: VideoRoomEvent) => void) => RoomConnection;

/** A stay in the room: the engine, this seat's tracks, and the level of its own voice. */
export const createEnterRoom =
  (deps: RoomConnectionDeps): EnterRoom =>
  ({ own, fellows }, emit) => {
    const visit = deps.engine.enter({ own, onPeers: (peers) => emit({ type: 'peers.changed', peers }) });
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
        emit({ type: 'speech.changed', speaking: now });
      };
      meter = track ? { of: track, ...deps.meterSpeech(track, speaking) } : undefined;
      if (!track) speaking(false);
    };
    visit.setFellows(fellows);
    const timer = setInterval(report, deps.reportEveryMs);
    return {
      execute(command) {
        if (command.type === 'fellows.changed') return visit.setFellows(command.fellows);
        const microphone = command.quiet ? null : deps.media.track('microphone');
        const camera = command.quiet ? null : deps.media.track('camera');
        visit.setMedia({ microphone, camera });
        show({ microphone: microphone !== null, camera: camera !== null });
        listen(microphone);
      },
      leave() {
        clearInterval(timer);
        report();
        meter?.stop();
        visit.leave();
        deps.onVisit(null);
      },
    };
  };
