import { Type } from 'typebox';
import type { AppPlugin } from '../../http/app-type.ts';
import type { AccessTokens } from '../../identity/access-tokens.ts';

/** POST /api/exp/logout: this token ends; the seat's other devices stay. */
export function logoutRoute({ accessTokens }: { accessTokens: AccessTokens }): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/logout',
      { schema: { response: { 204: Type.Null() } } },
      async ({ tokenId }, reply) => {
        await accessTokens.revoke(tokenId);
        return reply.code(204).send(null);
      },
    );
  };
}
