import { afterEach, expect, it, vi } from 'vitest';
import { unservedEnvironment } from '../unserved-environment.ts';
import { checkRealtime } from './browser-checks.ts';
import { probeRealtime } from './probe-realtime.ts';

afterEach(() => vi.unstubAllGlobals());

it('a browser that refuses to make a socket has a blocked live connection, whose remedy is named', async () => {
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const place = { protocol: 'https:', host: 'play.test' } as Location;
  const { realtime } = unservedEnvironment;
  const result = await checkRealtime(() =>
    probeRealtime({ seat: null, baseUrl: '', realtime, location: place }),
  );
  expect(result).toEqual({ state: 'failed', detail: [['liveBlocked']], remedy: [['letSocketsPass']] });
});
