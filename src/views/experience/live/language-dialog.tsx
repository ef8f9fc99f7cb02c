import { languageNames, type SpokenLanguage } from '#contract/rules/languages.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useParticipantLanguage } from '../words/participant-language.tsx';
import { useStoryWords } from '../words/use-words.tsx';
import styles from './language-dialog.module.css';
import { LibraryTheme } from '../../shared/theme/library-theme.tsx';
import { Dialog } from '../../shared/dialog.tsx';

export interface LanguageDialogProps {
  opened: boolean;
  /** The one to change to. */
  language: SpokenLanguage | null;
  onClose: () => void;
}

/** What a change of language does to a picture that plays, before it is done. */
export default function LanguageDialog({ opened, language, onClose }: LanguageDialogProps) {
  const { common, cinema } = useStoryWords();
  const { choose } = useParticipantLanguage();
  return (
    <LibraryTheme>
      <Dialog opened={opened} onClose={onClose} title={common.language}>
        <p>{cinema.changeLanguageText}</p>
        <div className={styles.choice}>
          {language ? (
            <Button color="lantern" lang={language} onClick={() => choose(language)}>
              {languageNames[language]}
            </Button>
          ) : null}
          <Button variant="default" data-autofocus onClick={onClose}>
            {cinema.leaveNo}
          </Button>
        </div>
      </Dialog>
    </LibraryTheme>
  );
}
