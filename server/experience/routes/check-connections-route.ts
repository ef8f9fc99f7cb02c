import { CheckConnectionsAnswer } from '#contract/calls/schemas/system-check.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Throttle } from '../../http/throttle.ts';
import { iceServersFor } from '../ice-servers.ts';

const credentialsLastS = 2 * 60;
const checksPerOffice = 60;
const windowMs = 10 * 60_000;

/** GET /api/check-connections: for anybody, so that a device can be checked before there is a seat. */
export function checkConnectionsRoute(deps: { config: Config; clock: Clock; throttle: Throttle }): AppPlugin {
  const { config, clock, throttle } = deps;
  return (app) => {
    app.get(
      '/api/check-connections',
      { schema: { response: { 200: CheckConnectionsAnswer } } },
      async ({ ip }) => {
        await throttle('check connections', ip, checksPerOffice, windowMs);
        return {
          ice_servers: iceServersFor(config, 'check', clock.now(), credentialsLastS),
          realtime: { hosted: config.ablyApiKey !== null, endpoint: config.ablyEndpoint },
        };
      },
    );
  };
}
