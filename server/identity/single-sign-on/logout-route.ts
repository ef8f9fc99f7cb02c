import { addressSubject } from '../../address-subject.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { App, AppPlugin } from '../../http/app-type.ts';
import type { Throttle } from '../../http/load/throttle.ts';
import type { BackChannelLogout } from './back-channel-logout.ts';

const bodyLimit = 32_768;
const failuresPerMinute = 60;

/** POST /api/auth/single-sign-on/logout/:key, for identity providers alone: `logout_token` in a form. */
export function logoutRoute({
  backChannelLogout,
  throttle,
}: {
  backChannelLogout: BackChannelLogout;
  throttle: Throttle;
}): AppPlugin {
  return async (app: App) => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit },
        (_request, body, done) => done(null, body),
      );
      scope.post<{ Params: { key: string }; Body: unknown }>(
        '/api/auth/single-sign-on/logout/:key',
        { bodyLimit, config: { csrf: false }, schema: { hide: true } },
        async ({ params, body, ip }, reply) => {
          const token = new URLSearchParams(typeof body === 'string' ? body : '').get('logout_token');
          await throttle.failures('logout token', addressSubject(ip), failuresPerMinute, 60_000, async () => {
            if (!token) throw new ApiProblem({ status: 400, message: 'The form has no logout_token.' });
            await backChannelLogout.logOut(params.key, token);
          });
          return reply.code(200).header('cache-control', 'no-store').send();
        },
      );
    });
  };
}
