import { IconDots, IconLanguage } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { languageFacts, type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { selectPublic } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { AnchoredPopover } from '../../shared/dialogs/anchored-popover.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/use-words.tsx';
import { MoreTime } from '../more-time.tsx';
import { TwinMoments } from '../noticing/twin-moments.tsx';
import { ReactionBar } from '../reactions/reaction-bar.tsx';
import controls from './live-console.module.css';
import styles from './more-panel.module.css';
import { CaptionLanguage, PlaybackChoices } from './playback-choices.tsx';

interface MorePanelProps {
  captions: boolean;
  onCaptions: (shown: boolean) => void;
  onLanguage: (language: SpokenLanguage) => void;
}

/** What is wanted now and then: captions, sound and picture, more time, what to show the others, and the clip as text. */
export function MorePanel({ captions, onCaptions, onLanguage }: MorePanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { cinema } = useWords();
  const language = useLanguage();
  const clip = useExperience(selectPublic)?.clip;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={controls.button}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-label={cinema.more}
        popoverTarget={id}
      >
        <IconDots size={24} stroke={1.7} aria-hidden />
      </button>
      <AnchoredPopover
        id={id}
        anchor={button}
        role="dialog"
        label={cinema.more}
        opened={opened}
        onChange={setOpened}
      >
        <div className={styles.panel}>
          <Switch
            label={cinema.captions}
            description={captions ? undefined : cinema.captionsOff}
            checked={captions}
            onChange={(event) => onCaptions(event.currentTarget.checked)}
          />
          <CaptionLanguage />
          <PlaybackChoices />
          <MoreTime />
          <ReactionBar />
          {clip ? (
            <details className={styles.tells}>
              <summary>{cinema.sceneTells}</summary>
              <TwinMoments clip={clip} />
            </details>
          ) : null}
          {spokenLanguages
            .filter((other) => other !== language)
            .map((other) => (
              <Button
                key={other}
                lang={other}
                variant="default"
                leftSection={<IconLanguage size={18} aria-hidden />}
                onClick={() => {
                  button.current?.click();
                  onLanguage(other);
                }}
              >
                {languageFacts(other).name}
              </Button>
            ))}
        </div>
      </AnchoredPopover>
    </>
  );
}
