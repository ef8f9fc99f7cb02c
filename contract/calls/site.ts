import { defineCalls } from './call.ts';
import type { siteSpec } from './schemas/site.ts';

export const siteCalls = defineCalls<typeof siteSpec>()({
  /** Which build the server gives out now, and its redirect rules for routes. */
  build: { method: 'GET', path: '/build.json', access: 'public' },
  /** The outside services that this installation is connected to. */
  subProcessors: { method: 'GET', path: '/api/sub-processors', access: 'public' },
  /** How the running services are. */
  status: { method: 'GET', path: '/api/status', access: 'public' },
});
