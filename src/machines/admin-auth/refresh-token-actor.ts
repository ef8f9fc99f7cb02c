import { fromPromise } from 'xstate';
import type { AuthService } from '../../services/api/auth-service.ts';
import type {
  DashboardSessionStore,
  StoredToken,
} from '../../services/token-vault/dashboard-session-store.ts';
import type { Exclusively } from '../../services/token-vault/token-vault.ts';

type Deps = { auth: AuthService; store: DashboardSessionStore; exclusively: Exclusively };

/** One tab refreshes at a time; the next finds the new token in the vault and takes it instead of refreshing again. */
export function createRefreshTokenActor({ auth, store, exclusively }: Deps) {
  return fromPromise<StoredToken, { token: string }>(({ input, signal }) =>
    exclusively('refresh:token', async () => {
      const stored = await store.restore();
      if (stored.kind === 'restored' && stored.token !== input.token) {
        return { token: stored.token, expiresAt: stored.expiresAt };
      }
      const answer = await auth.refreshToken(input.token, signal);
      return store.replace(answer.token);
    }),
  );
}
