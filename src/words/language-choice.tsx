import { IconLanguage } from '@tabler/icons-react';
import { languageFacts, spokenLanguages } from '#contract/rules/languages.ts';
import { Button } from '../views/shared/controls/button.tsx';
import { useLanguage } from './language.ts';
import { useChooseLanguage } from './participant-language.tsx';
import { useWords } from './use-words.tsx';

/** Offers the languages that are not spoken at the moment. */
export function LanguageChoice() {
  const language = useLanguage();
  const choose = useChooseLanguage();
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
        {languageFacts(other).name}
      </Button>
    ));
}
