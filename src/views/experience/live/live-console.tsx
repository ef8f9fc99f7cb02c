import { IconDoorExit } from '@tabler/icons-react';
import { useState } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { selectScene } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { ChatButton } from '../chat/chat-button.tsx';
import { DeviceButtons } from '../devices/device-buttons.tsx';
import { DeviceRefusals } from '../devices/device-refusals.tsx';
import { MicrophoneQuestion } from '../devices/microphone-question.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import styles from './live-console.module.css';
import { MorePanel } from './more-panel.tsx';
import { PictureSwitches } from './picture-switches.tsx';
import { useWords } from '../../../words/use-words.tsx';

interface LiveConsoleProps {
  captions: boolean;
  quiet: boolean;
  onCaptions: (shown: boolean) => void;
}

/** What is not heard or read while a clip plays; without captions its words are lost, which every screen says. */
function QuietLine({ captions }: { captions: boolean }) {
  const { cinema } = useWords();
  return (
    <p className={styles.quiet} data-shown={!captions || undefined} role="status">
      {captions ? cinema.quiet : cinema.captionsOff}
    </p>
  );
}

/** The low console: own devices at the left, the picture's sound and words at the right, the door at the end. */
export function LiveConsole({ captions, quiet, onCaptions }: LiveConsoleProps) {
  const verbs = useExperienceVerbs();
  const { cinema } = useWords();
  const isChatShown = useExperience(selectScene) === 'breakout';
  const [leaving, setLeaving] = useState(false);
  const [changing, setChanging] = useState<SpokenLanguage | null>(null);
  return (
    <footer className={styles.console}>
      <DeviceRefusals />
      <DeviceButtons />
      <MicrophoneQuestion />
      {quiet ? <QuietLine captions={captions} /> : null}
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
      <ConfirmDialog
        opened={leaving}
        onClose={() => setLeaving(false)}
        title={cinema.leaveAsk}
        act={cinema.leaveYes}
        keep={cinema.leaveNo}
        busy={false}
        onAct={verbs.leave}
      >
        <p>{cinema.leaveText}</p>
      </ConfirmDialog>
    </footer>
  );
}
