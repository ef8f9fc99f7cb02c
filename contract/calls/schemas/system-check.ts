import { type Static, Type } from 'typebox';
import { checkIds, checkTransfer } from '../../rules/sessions/system-checks.ts';
import type { CallSpec } from '../call.ts';
import { Choice, List, Nullable, Shape, Text } from './bounded.ts';

const minute = 60_000;
/** Of one address in a minute: an office of three hundred checks its devices, and some of them twice. */
const checksPerOffice = 600;

export const CheckVerdict = Choice(['ready', 'limited', 'failed']);
const CheckIds = List(Choice(checkIds), checkIds.length);

/** A participant's device check as the organiser sees it: the state of each row, without its findings. */
export const SeatCheck = Shape({
  verdict: CheckVerdict,
  failed: CheckIds,
  warned: CheckIds,
  untested: CheckIds,
});

/** Credentials of a relay last two minutes. */
export const IceServers = List(
  Shape({
    urls: List(Text(300), 8),
    username: Type.Optional(Text(200)),
    credential: Type.Optional(Text(200)),
  }),
  16,
);

/** A clip that any device may try, as the address of its master playlist below the API's origin. */
export const CheckClipAnswer = Shape({ url: Nullable(Text(300)) });

/**
 * What a session connects to from here, for the device check of somebody without a seat and for the text that goes to
 * an IT department.
 */
export const CheckConnectionsAnswer = Shape({
  ice_servers: IceServers,
  /** `hosted`: Ably's own service, at `endpoint` (an origin) when not at its usual hosts. */
  realtime: Shape({ hosted: Type.Boolean(), endpoint: Nullable(Text(300)) }),
  /** The media server of the teams' rooms; null where these go from browser to browser. */
  room_server: Nullable(Text(300)),
});

export const CheckUploadAnswer = Shape({ received_bytes: Type.Integer() });

export const systemCheckSpec = {
  clip: { answer: CheckClipAnswer },
  connections: {
    answer: CheckConnectionsAnswer,
    throttle: [{ name: 'check connections', by: 'address', hits: checksPerOffice, perMs: minute }],
  },
  download: {
    throttle: [{ name: 'check download', by: 'address', hits: checksPerOffice, perMs: minute }],
  },
  upload: {
    answer: CheckUploadAnswer,
    bodyLimit: Math.max(...checkTransfer.upPieces),
    throttle: [
      {
        name: 'check upload',
        by: 'address',
        hits: checksPerOffice * checkTransfer.upPieces.length,
        perMs: minute,
      },
    ],
  },
} satisfies Record<string, CallSpec>;

export type CheckVerdict = Static<typeof CheckVerdict>;
export type SeatCheck = Static<typeof SeatCheck>;
export type CheckConnectionsAnswer = Static<typeof CheckConnectionsAnswer>;
export type CheckUploadAnswer = Static<typeof CheckUploadAnswer>;
