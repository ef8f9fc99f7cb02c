import { IconPlayerPause, IconPlayerStop, IconSpeakerphone } from '@tabler/icons-react';
import type { Phase } from '#contract/messages/session-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import {
  sameHostMessages,
  selectHostMessages,
  selectPublic,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './host-voice.module.css';

/** Scenes that show the hold themselves, at their ring or their countdown; a decision says it too. */
const ringed: readonly Phase[] = ['breakout', 'outcome'];

/** The host's messages, which can be dismissed and survive a reload; and who paused or ended the session. */
export function HostVoice() {
  const { host } = useWords();
  const verbs = useExperienceVerbs();
  const projection = useExperience(selectPublic);
  const messages = useExperience(selectHostMessages, sameHostMessages);
  if (!projection) return null;
  const { hold, ended_by: ended, phase } = projection;
  return (
    <section className={styles.voice} aria-label={host.label}>
      <div role="status" className={styles.stack}>
        {hold && ringed.includes(phase) ? (
          <VisuallyHidden>
            {host.holds(hold.by)} {host.waits}
          </VisuallyHidden>
        ) : null}
        {hold && (phase === 'clip' || phase === 'gathering' || phase === 'waiting') ? (
          <p className={styles.fact}>
            <IconPlayerPause size={18} aria-hidden />
            <span>
              <strong>{host.holds(hold.by)}</strong> {phase === 'clip' ? host.afterScene : host.waits}
            </span>
          </p>
        ) : null}
        {ended && phase === 'ended' ? (
          <p className={styles.fact}>
            <IconPlayerStop size={18} aria-hidden />
            <span>
              <strong>{host.ended(ended.by)}</strong> {ended.reason ? host.because(ended.reason) : ''}
            </span>
          </p>
        ) : null}
      </div>
      <div role="log" aria-label={host.messages} className={styles.stack}>
        {messages.map(({ id, by, text, to_team }) => (
          <div key={id} className={styles.message}>
            <IconSpeakerphone size={20} aria-hidden />
            <p className={styles.text}>
              <strong>{to_team ? host.saysToTeam(by) : host.says(by)}</strong> {text}
            </p>
            <Button
              variant="default"
              size="compact-md"
              aria-label={host.dismissWhat(text)}
              onClick={() => verbs.dismissHostMessage(id)}
            >
              {host.dismiss}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
