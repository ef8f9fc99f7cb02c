import { defineCalls } from './call.ts';
import type { ownDataSpec } from './schemas/own-data.ts';

/** All personal data of the caller, as a file to read and to keep. */
export const ownDataCalls = defineCalls<typeof ownDataSpec>()({
  /** An administrator's account. */
  ofUser: { method: 'GET', path: '/api/profile/data', access: 'user', answers: 'application/json' },
  /** A participant, in the session of their link. */
  ofSeat: { method: 'GET', path: '/api/exp/data', access: 'participant', answers: 'application/json' },
});
