import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { useActorNamed } from '../../actors-context.tsx';
import type { ParticipantAuthActorRef } from './participant-auth-machine.ts';
import type { ParticipantAuthSnapshot } from './participant-auth-selectors.ts';

export const useParticipantAuthActor = (): ParticipantAuthActorRef => useActorNamed('participantAuth');

export function useParticipantAuth<T>(selector: (snapshot: ParticipantAuthSnapshot) => T): T {
  return useSelector(useParticipantAuthActor(), selector);
}

export type ParticipantAuthVerbs = {
  logIn(email: string, sessionId: string): void;
  /** The code mailed to the address of `logIn`. */
  enterCode(code: string): void;
  requestCode(): void;
  /** Back to the form, with another address. */
  abandonCode(): void;
  /** The token of a personal link; remove it from the address afterwards. */
  openLink(linkToken: string): void;
  refetchPackage(): void;
  /** Declines the invitation. */
  decline(): void;
  /** Withdraws the refusal. */
  promise(): void;
  chooseLanguage(language: SpokenLanguage): void;
  logOut(): void;
  /** Dismisses the failure. */
  dismissFailure(): void;
  retry(): void;
};

export function useParticipantAuthVerbs(): ParticipantAuthVerbs {
  const actor = useParticipantAuthActor();
  return useMemo(
    () => ({
      logIn: (email, sessionId) => actor.send({ type: 'form.submitted', email, sessionId }),
      enterCode: (code) => actor.send({ type: 'code.submitted', code }),
      requestCode: () => actor.send({ type: 'code.requested' }),
      abandonCode: () => actor.send({ type: 'code.abandoned' }),
      openLink: (linkToken) => actor.send({ type: 'link.opened', linkToken }),
      refetchPackage: () => actor.send({ type: 'package.requested' }),
      decline: () => actor.send({ type: 'attendance.declined' }),
      promise: () => actor.send({ type: 'attendance.promised' }),
      chooseLanguage: (language) => actor.send({ type: 'language.chosen', language }),
      logOut: () => actor.send({ type: 'logout.requested' }),
      dismissFailure: () => actor.send({ type: 'failure.dismissed' }),
      retry: () => actor.send({ type: 'retry.requested' }),
    }),
    [actor],
  );
}
