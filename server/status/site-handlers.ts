import { siteSpec } from '#contract/calls/schemas/site.ts';
import { siteCalls } from '#contract/calls/site.ts';
import type { Config } from '../config/config.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { RunningServices } from './running-services.ts';

interface Deps {
  config: Pick<Config, 'redirects'>;
  runningServices: RunningServices;
}

export const siteHandlers = ({ config, runningServices }: Deps, build: string) => {
  const { redirects } = config;
  const metadata = Object.keys(redirects).length > 0 ? { build, redirects } : { build };
  return handleCalls(siteCalls, siteSpec, {
    build: (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return metadata;
    },
    status: (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return runningServices.read();
    },
  });
};
