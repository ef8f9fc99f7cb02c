import { IconDoorExit } from '@tabler/icons-react';
import { useState } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { selectScene } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { arrivingLate, openingLate } from '../../shared/arriving-late.tsx';
import { AskFirstDialog } from '../../shared/ask-first-dialog.tsx';
import { ChatButton } from '../chat/chat-button.tsx';
import { DeviceButtons } from '../devices/device-buttons.tsx';
import { DeviceRefusals } from '../devices/device-refusals.tsx';
import type { LanguageDialogProps } from './language-dialog.tsx';
import styles from './live-console.module.css';
import { MoreButton } from './more-button.tsx';
import type { MorePanelProps } from './more-panel.tsx';
import { PictureSwitches } from './picture-switches.tsx';
import { useStoryWords } from '../words/use-words.tsx';

const LanguageDialog = openingLate<LanguageDialogProps>(() => import('./language-dialog.tsx'));

const MorePanel = arrivingLate<MorePanelProps>(
  () => import('./more-panel.tsx'),
  ({ onWanted }) => <MoreButton onClick={onWanted} />,
);

interface LiveConsoleProps {
  captions: boolean;
  quiet: boolean;
  onCaptions: (shown: boolean) => void;
}

/** The low console: own devices at the left, the picture's sound and words at the right, the door at the end. */
export function LiveConsole({ captions, quiet, onCaptions }: LiveConsoleProps) {
  const verbs = useExperienceVerbs();
  const { cinema } = useStoryWords();
  const isChatShown = useExperience(selectScene) === 'breakout';
  const [leaving, setLeaving] = useState(false);
  const [changing, setChanging] = useState<SpokenLanguage | null>(null);
  return (
    <footer className={styles.console}>
      <DeviceRefusals />
      <DeviceButtons />
      {quiet ? <p className={styles.quiet}>{cinema.quiet}</p> : null}
      <div className={styles.right}>
        {isChatShown ? null : <ChatButton className={styles.button} />}
        <PictureSwitches captions={captions} onCaptions={onCaptions} captionsElsewhere />
        <MorePanel captions={captions} onCaptions={onCaptions} onLanguage={setChanging} />
        <button
          type="button"
          className={styles.button}
          aria-label={cinema.leave}
          onClick={() => setLeaving(true)}
        >
          <IconDoorExit size={24} stroke={1.7} aria-hidden />
        </button>
      </div>
      <LanguageDialog language={changing} opened={changing !== null} onClose={() => setChanging(null)} />
      <AskFirstDialog
        opened={leaving}
        onClose={() => setLeaving(false)}
        title={cinema.leaveAsk}
        act={cinema.leaveYes}
        keep={cinema.leaveNo}
        busy={false}
        onAct={verbs.leave}
      >
        <p>{cinema.leaveText}</p>
      </AskFirstDialog>
    </footer>
  );
}
