import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import { isReplyTo, noteProblem } from '#contract/rules/sessions/invitation-note.ts';
import { videoRoomAddress } from '#contract/rules/sessions/video-room-address.ts';
import { draftProblems } from '#contract/words/en/organiser/sessions/draft-problems.ts';

export type OptionProblems = Partial<Record<'videoRoom' | 'note' | 'replyTo', string>>;

/** Problems of a session's options that the server would refuse, by field. */
export function optionProblems(
  { video_room_url, invitation_note = '', reply_to = '' }: SessionOptions,
  words = draftProblems.options,
): OptionProblems {
  const note = noteProblem(invitation_note, words.note);
  return {
    ...(video_room_url && videoRoomAddress(video_room_url, 1) === null && { videoRoom: words.videoRoom }),
    ...(note !== undefined && { note }),
    ...(isReplyTo(reply_to) ? {} : { replyTo: words.replyTo }),
  };
}
