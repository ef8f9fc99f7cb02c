import type { ExperienceRef } from '../experience-playback/experience-playback-machine.ts';

type Snapshot = ReturnType<ExperienceRef['getSnapshot']>;

/** Whether and with whom this seat should be in its room now. */
export interface RoomIntent {
  inside: boolean;
  quiet: boolean;
  /** Another team is another room. */
  teamId: number;
  fellows: readonly string[];
  /** Final: camera and microphone are released. */
  over: boolean;
}

/** The team's room is open from the gathering to the end of the talk after the story; during clips it is muted. */
export function roomIntent(snapshot: Snapshot): RoomIntent {
  const { public: projection, seat, input, playback } = snapshot.context;
  const isOpen = snapshot.hasTag('live') || snapshot.hasTag('debrief');
  const open = isOpen && snapshot.matches({ seat: 'held' });
  const fellows =
    projection?.seats
      .filter((one) => one.team_id === seat?.team_id && one.present && one.seat_id !== input.seatId)
      .map((one) => one.seat_id) ?? [];
  return {
    inside: open && !playback.leaveMeeting && seat !== null && playback.customVideoRoomUrl === null,
    quiet: snapshot.matches({ scene: 'clip' }),
    teamId: seat?.team_id ?? 0,
    fellows,
    over: snapshot.hasTag('over') && !snapshot.hasTag('debrief'),
  };
}

export const isSameIntent = (a: RoomIntent, b: RoomIntent) =>
  a.inside === b.inside &&
  a.over === b.over &&
  a.quiet === b.quiet &&
  a.teamId === b.teamId &&
  a.fellows.join() === b.fellows.join();
