import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { selectDataPackage } from '../machines/participant-auth/participant-auth-selectors.ts';
import {
  useParticipantAuth,
  useParticipantAuthVerbs,
} from '../machines/participant-auth/use-participant-auth.tsx';
import { log } from '../services/log.ts';
import { useLanguage } from './language.ts';
import { useChoosePageLanguage, usePageLanguage } from './use-page-language.ts';

/** Null before there is a seat. */
const useSeatLanguage = (): SpokenLanguage | null => useParticipantAuth(selectDataPackage)?.language ?? null;

/** Chooses another language: kept with the seat, and on this browser for the next one. */
export function useChooseLanguage(): (language: SpokenLanguage) => void {
  const hasSeat = useSeatLanguage() !== null;
  const { chooseLanguage } = useParticipantAuthVerbs();
  const choose = useChoosePageLanguage();
  return (language) => {
    choose(language);
    if (hasSeat) chooseLanguage(language);
  };
}

/** While it is shown the page speaks the language of the seat; before there is one, its own. */
export function SpeakToParticipant({ children }: { children: ReactNode }) {
  const ofSeat = useSeatLanguage();
  const page = usePageLanguage();
  const ofPage = useLanguage();
  const [isShown, setShown] = useState(ofSeat === null || ofSeat === ofPage);
  // Before the next picture: neither this page nor the one after it is shown in another language first.
  useLayoutEffect(() => {
    let isLeft = false;
    page
      .speakToSeat(ofSeat)
      .catch((error: unknown) => log.warn('The page keeps its language.', error))
      .then(() => isLeft || setShown(true));
    return () => {
      isLeft = true;
      page
        .speakToSeat(null)
        .catch((error: unknown) => log.warn('The page keeps the language of the seat.', error));
    };
  }, [page, ofSeat]);
  return isShown ? children : null;
}
