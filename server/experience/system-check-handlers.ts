import { randomBytes } from 'node:crypto';
import { systemCheckSpec } from '#contract/calls/schemas/system-check.ts';
import { systemCheckCalls } from '#contract/calls/system-check.ts';
import { checkTransfer } from '#contract/rules/sessions/system-checks.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { type StoryLibrary, teaserUrl } from '../stories/story-library.ts';
import { iceServersFor } from './ice-servers.ts';

const credentialsLastS = 2 * 60;

/** Public, so that a device can be checked without a seat. The bytes are meaningless: they measure the connection. */
export const systemCheckHandlers = (deps: { config: Config; clock: Clock; stories: StoryLibrary }) => {
  const { config, clock, stories } = deps;
  const noise = randomBytes(checkTransfer.downBytes);
  return handleCalls(systemCheckCalls, systemCheckSpec, {
    clip: () => {
      const [first] = stories.list();
      return { url: first ? teaserUrl(first.story) : null };
    },
    connections: () => ({
      ice_servers: iceServersFor(config, 'check', clock.now(), credentialsLastS),
      realtime: { hosted: config.ablyApiKey !== null, endpoint: config.ablyEndpoint },
      room_server: config.rooms.engine === 'mesh' ? null : config.rooms.url,
    }),
    download: async (_request, reply) =>
      reply.type('application/octet-stream').header('content-length', noise.length).send(noise),
    upload: ({ body }) => {
      if (!Buffer.isBuffer(body))
        throw new ApiProblem({ status: 415, message: ({ requests }) => requests.contentType });
      return { received_bytes: body.length };
    },
  });
};
