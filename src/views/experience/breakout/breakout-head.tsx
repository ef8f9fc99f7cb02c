import { IconBellRinging } from '@tabler/icons-react';
import type { BreakoutFact, RosterTeam } from '#contract/messages/session-projection.ts';
import type { SeatProjection } from '#contract/messages/team-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import type { selectTable } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperienceVerbs, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { LanternRing } from '../lantern-ring.tsx';
import styles from './breakout-room.module.css';
import { useWords } from '../../../words/use-words.tsx';

interface BreakoutHeadProps {
  breakout: BreakoutFact;
  /** Server clock, Unix ms. */
  endsAt: number;
  teams: readonly RosterTeam[];
  table: ReturnType<typeof selectTable>;
  seat: SeatProjection | null;
}

/** How long there is, what the table sits over, and the host one call away. */
export function BreakoutHead({ breakout, endsAt, teams, table, seat }: BreakoutHeadProps) {
  const { table: words } = useWords();
  const verbs = useExperienceVerbs();
  const { alone } = useLiveSession();
  const isTalk = breakout.task.kind === 'talk';
  const helpCalled = seat?.help_called ?? false;
  return (
    <header className={styles.head}>
      <LanternRing
        endsAt={endsAt}
        totalMs={endsAt - breakout.open_at}
        label={isTalk ? words.timeToBreathe : words.timeForRiddle}
        size={72}
      />
      <div>
        <p className={styles.team}>{table.team?.name}</p>
        <h1 id="riddle" className={styles.title}>
          {breakout.title}
        </h1>
      </div>
      <div className={styles.aside}>
        {isTalk ? null : <p>{words.solvedTeams(breakout.solved_teams.length, teams.length)}</p>}
        {alone ? null : (
          <Button
            variant={helpCalled ? 'filled' : 'default'}
            color={helpCalled ? 'lantern' : undefined}
            size="sm"
            aria-pressed={helpCalled}
            leftSection={<IconBellRinging size={16} aria-hidden />}
            onClick={() => verbs.callHelp(!helpCalled)}
          >
            <span data-words>{helpCalled ? words.cancelCall : words.callHost}</span>
          </Button>
        )}
        <p role="status">{seat?.help_seen ? words.hostSeen : ''}</p>
      </div>
    </header>
  );
}
