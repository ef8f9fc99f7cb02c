import { useEffect, useMemo, useRef } from 'react';
import { createSignUpService } from '../../services/api/programmes/sign-up-service.ts';
import { homeTimezone } from '../../services/home-timezone.ts';
import { useService } from '../../services-context.tsx';
import { useLanguage } from '../../words/language.ts';
import { useViewActor } from '../view-actors/use-view-actor.tsx';
import { provideSignUp } from './provide-sign-up.ts';

/** The flow of one visit to a sign-up page. */
export function useSignUp(token: string) {
  const signUps = useService(createSignUpService);
  const language = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    spoken.current = language;
  });
  const machine = useMemo(
    () => provideSignUp({ signUps, token, language: () => spoken.current, timezone: homeTimezone(null) }),
    [signUps, token],
  );
  return useViewActor(machine);
}
