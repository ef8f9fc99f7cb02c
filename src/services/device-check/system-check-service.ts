import { systemCheckCalls } from '#contract/calls/system-check.ts';
import type { HttpClient } from '../http/http-client.ts';

export type SystemCheckService = ReturnType<typeof createSystemCheckService>;

/** The device check's requests; needs no seat. Every method rejects with an `ApiError`. */
export function createSystemCheckService(http: HttpClient) {
  return {
    clip: () => http.call(systemCheckCalls.clip),
    connections: () => http.call(systemCheckCalls.connections),
    upload: (piece: ArrayBuffer, signal: AbortSignal) =>
      http.call(systemCheckCalls.upload, { body: piece, signal }),
  };
}
