import type { SessionOptions } from '#contract/calls/schemas/sessions.ts';
import { videoRoomAddress, videoRoomAddressProblem } from '#contract/rules/video-room-address.ts';
import { fieldProblem } from '../http/api-problem.ts';

/** The options as they are kept; 422 where the video room's address is none that people may be sent to. */
export function readOptions(options: SessionOptions): SessionOptions {
  const { video_room_url, ...rest } = options;
  const address = video_room_url?.trim() ?? '';
  if (address === '') return rest;
  if (videoRoomAddress(address, 1) === null)
    throw fieldProblem('options.video_room_url', videoRoomAddressProblem);
  return { ...rest, video_room_url: address };
}
