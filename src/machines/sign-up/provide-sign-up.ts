import { fromPromise } from 'xstate';
import type { SignUpAnswer } from '#contract/calls/schemas/programmes/sign-ups.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { SignUpService } from '../../services/api/programmes/sign-up-service.ts';
import { toFailure } from '../../services/http/failure.ts';
import { type SignUpDraft, signUpMachine } from './sign-up-machine.ts';

export const provideSignUp = (deps: {
  signUps: Pick<SignUpService, 'signUp'>;
  token: string;
  /** The language of the mails. */
  language: () => SpokenLanguage;
  timezone: string;
}) =>
  signUpMachine.provide({
    actors: {
      signUp: fromPromise<SignUpAnswer, { draft: SignUpDraft; wait: boolean }>(
        ({ input: { draft, wait }, signal }) =>
          deps.signUps
            .signUp(
              deps.token,
              {
                slot_id: draft.slotId ?? '',
                people: draft.people.map((person) => ({ ...person, first_name: person.first_name.trim() })),
                wait,
                language: deps.language(),
                timezone_id: deps.timezone,
              },
              signal,
            )
            .catch((error: unknown) => Promise.reject(toFailure(error))),
      ),
    },
  });
