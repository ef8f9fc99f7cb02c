import { languageFacts, type SpokenLanguage } from '#contract/rules/languages.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useChooseLanguage } from '../../../words/participant-language.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './language-dialog.module.css';
import { Dialog } from '../../shared/dialogs/dialog.tsx';

interface LanguageDialogProps {
  opened: boolean;
  /** The one to change to. */
  language: SpokenLanguage | null;
  onClose: () => void;
}

/** What a change of language does to a picture that plays, before it is done. */
export function LanguageDialog({ opened, language, onClose }: LanguageDialogProps) {
  const { common, cinema } = useWords();
  const choose = useChooseLanguage();
  return (
    <Dialog opened={opened} onClose={onClose} title={common.language}>
      <p>{cinema.changeLanguageText}</p>
      <div className={styles.choice}>
        {language ? (
          <Button color="lantern" lang={language} onClick={() => choose(language)}>
            {languageFacts(language).name}
          </Button>
        ) : null}
        <Button variant="default" data-autofocus onClick={onClose}>
          {cinema.leaveNo}
        </Button>
      </div>
    </Dialog>
  );
}
