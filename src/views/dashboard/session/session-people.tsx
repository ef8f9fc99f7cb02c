import { IconMailForward } from '@tabler/icons-react';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { SessionEvent } from '#contract/rules/session-lifecycle.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { Button } from '../../shared/controls/button.tsx';
import styles from '../dashboard.module.css';
import { RosterTable } from './roster-table.tsx';

interface SessionPeopleProps {
  session: SessionDetail;
  acts: SessionActs;
  onAdd: () => void;
}

/** Who takes part; while the session lets it, more are added and all are invited again. */
export function SessionPeople({ session, acts, onAdd }: SessionPeopleProps) {
  const may = (event: SessionEvent) => session.possible.includes(event);
  return (
    <section className={styles.section} aria-labelledby="people">
      <div className={styles.heading}>
        <h2 id="people">People</h2>
        <div className={styles.actions}>
          {may('invite') ? (
            <Button
              variant="default"
              leftSection={<IconMailForward size={18} />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'invite', id: session.id })}
            >
              Send all invitations again
            </Button>
          ) : null}
          {may('changeAttendees') ? (
            <Button variant="default" onClick={onAdd}>
              Add people
            </Button>
          ) : null}
        </div>
      </div>
      <RosterTable session={session} acts={acts} />
    </section>
  );
}
