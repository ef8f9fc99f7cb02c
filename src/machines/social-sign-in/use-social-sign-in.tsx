import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SocialProvider } from '#contract/calls/schemas/identity.ts';
import { useActorNamed } from '../../actors-context.tsx';

export type SocialSignIn = {
  /** The providers configured on the server. */
  providers: readonly SocialProvider[];
  busy: boolean;
  failure: string | null;
  choose(provider: SocialProvider): void;
};

export function useSocialSignIn(): SocialSignIn {
  const actor = useActorNamed('socialSignIn');
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => actor.send({ type: 'providers.requested' }), [actor]);
  return {
    providers: snapshot.context.providers.map(({ id }) => id),
    busy: snapshot.hasTag('busy'),
    failure: snapshot.context.failure,
    choose: (provider) => actor.send({ type: 'provider.chosen', provider }),
  };
}
