import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import { isReplyTo, noteProblem, replyToProblem } from '#contract/rules/sessions/invitation-note.ts';
import { videoRoomAddress, videoRoomAddressProblem } from '#contract/rules/sessions/video-room-address.ts';

export type OptionProblems = Partial<Record<'videoRoom' | 'note' | 'replyTo', string>>;

/** What the server would refuse of a session's options, by field. */
export function optionProblems({
  video_room_url,
  invitation_note = '',
  reply_to = '',
}: SessionOptions): OptionProblems {
  const note = noteProblem(invitation_note);
  return {
    ...(video_room_url &&
      videoRoomAddress(video_room_url, 1) === null && { videoRoom: videoRoomAddressProblem }),
    ...(note !== undefined && { note }),
    ...(isReplyTo(reply_to) ? {} : { replyTo: replyToProblem }),
  };
}
