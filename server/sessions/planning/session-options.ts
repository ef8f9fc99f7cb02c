import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import { videoRoomAddress } from '#contract/rules/sessions/video-room-address.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { noteProblem } from '#contract/rules/sessions/invitation-note.ts';
import { fieldProblem } from '../../http/api-problem.ts';
import { isUndeliverableAddress } from '../../mail/erased-address.ts';
import { cleanText } from '../people/roster.ts';

function readVideoRoom(text: string | null | undefined): Pick<SessionOptions, 'video_room_url'> {
  const address = text?.trim() ?? '';
  if (address === '') return {};
  if (videoRoomAddress(address, 1) === null)
    throw fieldProblem('options.video_room_url', ({ sessions }) => sessions.options.videoRoom);
  return { video_room_url: address };
}

/** The organiser's sanitized sentence. Throws 422 on `field` if it contains an address. */
export function readNote(field: string, text: string): string {
  if (noteProblem(text) !== undefined)
    throw fieldProblem(field, ({ sessions }) => noteProblem(text, sessions.options.note) ?? '');
  return cleanText(text);
}

function readReplyTo(text: string): string {
  const address = emailAddress(text.trim());
  if (address === null || isUndeliverableAddress(address))
    throw fieldProblem('options.reply_to', ({ sessions }) => sessions.options.replyTo);
  return address;
}

/** The options as they are stored. Throws 422 for one that no mail or page could show or use. */
export function readOptions(options: SessionOptions): SessionOptions {
  const { video_room_url, invitation_note = '', reply_to = '', ...rest } = options;
  return {
    ...rest,
    ...readVideoRoom(video_room_url),
    ...(invitation_note.trim() !== '' && {
      invitation_note: readNote('options.invitation_note', invitation_note),
    }),
    ...(reply_to.trim() !== '' && { reply_to: readReplyTo(reply_to) }),
  };
}
