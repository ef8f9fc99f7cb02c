import { defineCalls } from './call.ts';
import type { systemCheckSpec } from './schemas/system-check.ts';

/** What a device is checked with; needs no seat. */
export const systemCheckCalls = defineCalls<typeof systemCheckSpec>()({
  clip: { method: 'GET', path: '/api/check-clip', access: 'public' },
  connections: { method: 'GET', path: '/api/check-connections', access: 'public' },
  download: {
    method: 'GET',
    path: '/api/check-download',
    access: 'public',
    answers: 'application/octet-stream',
  },
  upload: { method: 'POST', path: '/api/check-upload', access: 'public', sends: 'application/octet-stream' },
});
