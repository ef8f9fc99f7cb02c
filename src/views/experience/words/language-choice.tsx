import { IconLanguage } from '@tabler/icons-react';
import { type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useParticipantLanguage } from './participant-language.tsx';
import { useWords } from './use-words.tsx';

/** Each language under the name it has for itself. */
export const languageNames: Record<SpokenLanguage, string> = { en: 'English', de: 'Deutsch' };

/** Offers the languages that are not spoken at the moment. */
export function LanguageChoice() {
  const { language, choose } = useParticipantLanguage();
  const { common } = useWords();
  return spokenLanguages
    .filter((other) => other !== language)
    .map((other) => (
      <Button
        key={other}
        lang={other}
        variant="subtle"
        size="compact-md"
        leftSection={<IconLanguage size={18} aria-label={common.language} />}
        onClick={() => choose(other)}
      >
        {languageNames[other]}
      </Button>
    ));
}
