import { IconMailForward } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { SessionEvent } from '#contract/rules/session-lifecycle.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { Button } from '../../shared/controls/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NoResultsScene } from '../../shared/illustrations/empty-scenes.tsx';
import styles from '../dashboard.module.css';
import { RosterFilter } from './roster-filter.tsx';
import { type RosterSelection, selectSeats } from './roster-selection.ts';
import { RosterPages } from './roster-pages.tsx';

interface SessionPeopleProps {
  session: SessionDetail;
  acts: SessionActs;
  onAdd: () => void;
}

/** Up to here a list is read at a glance. */
const easilyReadPeople = 8;

/** Who takes part; while the session lets it, more are added and all are invited again. */
export function SessionPeople({ session, acts, onAdd }: SessionPeopleProps) {
  const may = (event: SessionEvent) => session.possible.includes(event);
  const [selection, setSelection] = useState<RosterSelection>({ part: 'everybody', search: '' });
  const selected = useDeferredValue(selection);
  const teamName = useMemo(() => new Map(session.teams.map(({ id, name }) => [id, name])), [session.teams]);
  const seats = useMemo(
    () => selectSeats(session.seats, selected, teamName),
    [session.seats, selected, teamName],
  );
  const isPart = seats.length < session.seats.length;
  const inviting = isPart ? { seat_ids: seats.map(({ id }) => id) } : {};
  return (
    <section className={styles.section} aria-labelledby="people">
      <div className={styles.heading}>
        <h2 id="people">People</h2>
        <div className={styles.actions}>
          {may('invite') && seats.length > 0 ? (
            <Button
              variant="default"
              leftSection={<IconMailForward size={18} />}
              disabled={!acts.possible}
              onClick={() => acts.issue({ act: 'invite', id: session.id, ...inviting })}
            >
              {isPart
                ? `Send ${seats.length === 1 ? 'this invitation' : `these ${seats.length} invitations`} again`
                : 'Send all invitations again'}
            </Button>
          ) : null}
          {may('changeAttendees') ? (
            <Button variant="default" onClick={onAdd}>
              Add people
            </Button>
          ) : null}
        </div>
      </div>
      {isPart || session.seats.length > easilyReadPeople ? (
        <RosterFilter session={session} selection={selection} onSelect={setSelection} />
      ) : null}
      {seats.length > 0 ? (
        <RosterPages session={session} seats={seats} teamName={teamName} acts={acts} />
      ) : null}
      {isPart && seats.length === 0 ? (
        <EmptyState scene={<NoResultsScene />} title="Nobody found">
          <p>Choose another part of the list, or search for a name, an address or a team.</p>
        </EmptyState>
      ) : null}
    </section>
  );
}
