import type { ExperienceRef } from '../experience-playback/experience-playback-machine.ts';

type Snapshot = ReturnType<ExperienceRef['getSnapshot']>;

/** Whether and with whom this seat wants to be in its room now. */
export interface RoomWish {
  inside: boolean;
  quiet: boolean;
  fellows: readonly string[];
}

/** The team's room is open from the gathering to the end; during clips it is quiet. */
export function roomWish(snapshot: Snapshot): RoomWish {
  const { public: projection, seat, input, playback } = snapshot.context;
  const open = snapshot.hasTag('live') && snapshot.matches({ seat: 'held' });
  const fellows =
    projection?.seats
      .filter((one) => one.team_id === seat?.team_id && one.present && one.seat_id !== input.seatId)
      .map((one) => one.seat_id) ?? [];
  return {
    inside: open && !playback.leaveMeeting && seat !== null && playback.customVideoRoomUrl === null,
    quiet: snapshot.matches({ scene: 'clip' }),
    fellows,
  };
}

export const sameWish = (a: RoomWish, b: RoomWish) =>
  a.inside === b.inside && a.quiet === b.quiet && a.fellows.join() === b.fellows.join();
