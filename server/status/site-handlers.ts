import { siteSpec } from '#contract/calls/schemas/site.ts';
import { siteCalls } from '#contract/calls/site.ts';
import type { Config } from '../config/config.ts';
import { subProcessors } from '../config/sub-processors.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { RunningServices } from './running-services.ts';

interface Deps {
  config: Config;
  runningServices: RunningServices;
}

export const siteHandlers = ({ config, runningServices }: Deps, build: string) => {
  const { redirects } = config;
  const connected = subProcessors(config);
  const metadata = Object.keys(redirects).length > 0 ? { build, redirects } : { build };
  return handleCalls(siteCalls, siteSpec, {
    build: (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return metadata;
    },
    subProcessors: () => ({ sub_processors: connected }),
    status: (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return runningServices.read();
    },
  });
};
