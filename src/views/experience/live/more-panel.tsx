import { Popover } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { languageNames, type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { selectPublic } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { useOpenedWhenWanted } from '../../shared/arriving-late.tsx';
import { useParticipantLanguage } from '../words/participant-language.tsx';
import { useStoryWords } from '../words/use-words.tsx';
import { MoreTime } from '../more-time.tsx';
import { ReactionBar } from '../reactions/reaction-bar.tsx';
import { MoreButton } from './more-button.tsx';
import styles from './more-panel.module.css';
import { CaptionLanguage, PlaybackChoices } from './playback-choices.tsx';
import { LibraryTheme } from '../../shared/theme/library-theme.tsx';

export interface MorePanelProps {
  captions: boolean;
  onCaptions: (shown: boolean) => void;
  onLanguage: (language: SpokenLanguage) => void;
}

/** What is wanted now and then: captions, sound and picture, more time, what to show the others, and the clip as text. */
export default function MorePanel(props: MorePanelProps & { wanted: boolean }) {
  const { captions, onCaptions, onLanguage } = props;
  const { target, ...popover } = useOpenedWhenWanted(props.wanted);
  const { cinema } = useStoryWords();
  const { language } = useParticipantLanguage();
  const clip = useExperience(selectPublic)?.clip;
  return (
    <LibraryTheme>
      <Popover position="top-end" width="min(360px, calc(100vw - 24px))" trapFocus returnFocus {...popover}>
        <Popover.Target>
          <MoreButton ref={target} onClick={() => popover.onChange(!popover.opened)} />
        </Popover.Target>
        <Popover.Dropdown className={styles.panel} aria-label={cinema.more}>
          <Switch
            label={cinema.captions}
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
              <p>{clip.text_twin}</p>
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
                onClick={() => onLanguage(other)}
              >
                {languageNames[other]}
              </Button>
            ))}
        </Popover.Dropdown>
      </Popover>
    </LibraryTheme>
  );
}
