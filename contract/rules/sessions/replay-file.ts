import type { SessionReplay } from '../../calls/schemas/host-control.ts';

/** Names the format of a session's replay in a file. */
export const replayFormat = { format: 'muster-session', version: 1 } as const;

/** The text of a file that `/debug/actors` opens. */
export const replayFile = (replay: SessionReplay): string => JSON.stringify({ ...replayFormat, replay });
