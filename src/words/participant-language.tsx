import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { selectDataPackage } from '../machines/participant-auth/participant-auth-selectors.ts';
import {
  useParticipantAuth,
  useParticipantAuthVerbs,
} from '../machines/participant-auth/use-participant-auth.tsx';
import { usePageLanguage } from './use-page-language.ts';
import { useLanguage } from './language.ts';
import { InLanguage } from './use-words.tsx';

interface ParticipantLanguage {
  language: SpokenLanguage;
  /** Kept with the seat, and on this browser for the next one. */
  choose: (language: SpokenLanguage) => void;
}

const ParticipantLanguageContext = createContext<ParticipantLanguage | null>(null);

export function useParticipantLanguage(): ParticipantLanguage {
  const value = useContext(ParticipantLanguageContext);
  if (!value) throw new Error('useParticipantLanguage needs SpeakToParticipant above it');
  return value;
}

/** In the language of the seat; before there is one, in the language chosen here or the browser's preference. */
export function SpeakToParticipant({ children }: { children: ReactNode }) {
  const ofSeat = useParticipantAuth(selectDataPackage)?.language;
  const { chooseLanguage } = useParticipantAuthVerbs();
  const page = usePageLanguage();
  const ofPage = useLanguage();
  const language = ofSeat ?? ofPage;
  const value = useMemo(
    () => ({
      language,
      choose: (wanted: SpokenLanguage) => {
        void page.choose(wanted);
        if (ofSeat) chooseLanguage(wanted);
      },
    }),
    [language, ofSeat, page, chooseLanguage],
  );
  return (
    <ParticipantLanguageContext value={value}>
      <InLanguage language={language}>{children}</InLanguage>
    </ParticipantLanguageContext>
  );
}
