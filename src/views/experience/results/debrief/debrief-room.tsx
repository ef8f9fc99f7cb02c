import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { liveSession } from '#contract/rules/business-constants.ts';
import { IconButton } from '../../../shared/controls/icon-button.tsx';
import { Button } from '../../../shared/controls/button.tsx';
import {
  selectEndTime,
  selectNotice,
  selectPublic,
} from '../../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useServerClock,
} from '../../../../machines/live-session/use-live-session.tsx';
import { TeamSeats } from '../../breakout/team-seats.tsx';
import { ChatButton } from '../../chat/chat-button.tsx';
import { DeviceButtons } from '../../devices/device-buttons.tsx';
import { DeviceRefusals } from '../../devices/device-refusals.tsx';
import { LanternRing } from '../../lantern-ring.tsx';
import { useResultWords } from '../../../../words/result-words.ts';
import styles from './debrief-room.module.css';

/** One question after another, so that a team talks about one. */
function Prompts({ prompts }: { prompts: readonly string[] }) {
  const { debrief } = useResultWords();
  const [at, setAt] = useState(0);
  const step = (by: number) => setAt((at + by + prompts.length) % prompts.length);
  return (
    <div className={styles.prompts}>
      <h3>{debrief.toTalkAbout}</h3>
      <p className={styles.prompt} aria-live="polite">
        {prompts[at]}
      </p>
      <div className={styles.turn}>
        <IconButton variant="default" aria-label={debrief.before} onClick={() => step(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </IconButton>
        <span>{debrief.promptOf(at + 1, prompts.length)}</span>
        <IconButton variant="default" aria-label={debrief.after} onClick={() => step(1)}>
          <IconChevronRight size={18} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** The team's room, open for a while beside what it achieved, with something to talk about. */
export function DebriefRoom() {
  const { debrief } = useResultWords();
  const verbs = useExperienceVerbs();
  const endsAt = useExperience(selectEndTime);
  const notice = useExperience(selectNotice);
  const storyPrompts = useExperience(selectPublic)?.ending?.debrief ?? [];
  const clock = useServerClock();
  const [lasts] = useState(() => Math.max(liveSession.debriefMs, (endsAt ?? 0) - clock.now()));
  if (endsAt === null) return null;
  return (
    <section className={styles.room} aria-labelledby="debrief-room">
      <header className={styles.head}>
        <LanternRing endsAt={endsAt} totalMs={lasts} label={debrief.time} size={68} />
        <div>
          <h2 id="debrief-room">{debrief.title}</h2>
          <p>{debrief.text}</p>
        </div>
      </header>
      <p role="status" className={styles.notice}>
        {notice ? debrief.closesIn(notice.secondsLeft) : ''}
      </p>
      <TeamSeats className={styles.seats} />
      <div className={styles.devices}>
        <DeviceButtons />
        <ChatButton labelled />
      </div>
      <DeviceRefusals />
      <Prompts prompts={storyPrompts.length > 0 ? storyPrompts : debrief.prompts} />
      <Button variant="subtle" size="compact-md" onClick={verbs.leaveDebrief}>
        {debrief.leave}
      </Button>
    </section>
  );
}
