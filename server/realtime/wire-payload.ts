/** Objects travel as JSON text with the encoding `json`; the SDK reads nothing else. */
export function encodePayload(data: unknown): { data?: string; encoding?: string } {
  if (data === undefined || data === null) return {};
  if (typeof data === 'string') return { data };
  return { data: JSON.stringify(data), encoding: 'json' };
}

export function decodePayload(payload: { data?: unknown; encoding?: string | null }): { data?: unknown } {
  if (payload.data === undefined || payload.data === null) return {};
  if (payload.encoding !== 'json' || typeof payload.data !== 'string') return { data: payload.data };
  return { data: JSON.parse(payload.data) };
}
