import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { waitFor } from 'xstate';
import type { User } from '#contract/calls/schemas/identity.ts';
import { mayBuy } from '#contract/rules/people/user-types.ts';
import { useActorNamed } from '../../actors-context.tsx';
import { fromFailure } from '../../services/http/failure.ts';
import type { VaultSecret } from '../../services/token-vault/token-vault.ts';
import type { SecondFactor } from './admin-auth-events.ts';
import type { AdminAuthActorRef } from './admin-auth-machine.ts';
import { type AdminAuthSnapshot, selectUser } from './admin-auth-selectors.ts';

export const useAdminAuthActor = (): AdminAuthActorRef => useActorNamed('adminAuth');

export function useAdminAuth<T>(selector: (snapshot: AdminAuthSnapshot) => T): T {
  return useSelector(useAdminAuthActor(), selector);
}

/** The signed-in company-side user, or null. */
export function useUser(): User | null {
  return useAdminAuth(selectUser);
}

/** Whether the signed-in user may buy credits; others ask an owner. */
export function useMayBuy(): boolean {
  const user = useUser();
  return user !== null && mayBuy(user.user_type_id);
}

export type AdminAuthVerbs = {
  logIn(email: string, password: string, factor: SecondFactor): void;
  /** After sign-up, an accepted invitation or a password change; settles once the token is stored or removed. */
  adoptToken(token: string, secret: VaultSecret): Promise<void>;
  logOut(): void;
  /** Also clears the participant. */
  logOutFromAll(): void;
  replaceUser(user: User): void;
  /** The user has changed on the server: refetch. */
  refetchUser(): void;
  retry(): void;
};

export function useAdminAuthVerbs(): AdminAuthVerbs {
  const actor = useAdminAuthActor();
  return useMemo(
    () => ({
      logIn: (email, password, factor) => actor.send({ type: 'login.submitted', email, password, ...factor }),
      adoptToken: async (token, secret) => {
        actor.send({ type: 'token.obtained', token, secret });
        const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('blocking'));
        if (context.token === null && context.failure) throw fromFailure(context.failure);
      },
      logOut: () => actor.send({ type: 'logout.requested', everywhere: false }),
      logOutFromAll: () => actor.send({ type: 'logout.requested', everywhere: true }),
      replaceUser: (user) => actor.send({ type: 'user.replaced', user }),
      refetchUser: () => actor.send({ type: 'user.invalidated' }),
      retry: () => actor.send({ type: 'retry.requested' }),
    }),
    [actor],
  );
}
