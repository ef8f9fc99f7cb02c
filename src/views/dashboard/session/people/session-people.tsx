import { IconMailForward, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionEvent } from '#contract/rules/sessions/session-lifecycle.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { useSessionPeopleWords } from '../../../../words/organiser/sessions/session-people-words.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { EmptyState } from '../../../shared/empty-state.tsx';
import { NoResultsScene } from '../../../shared/illustrations/empty-scenes.tsx';
import styles from '../../dashboard.module.css';
import { type RosterPart, rosterParts, type RosterSelection, selectSeats } from './roster-selection.ts';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import { TextInput } from '../../../shared/controls/text-input.tsx';
import filters from '../../list-filters.module.css';
import { PageByPage } from '../../../shared/lists/page-by-page.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { RosterTable, type ShownRosterProps } from './roster-table.tsx';

/** A row holds a menu of its own: more of them than this at once make a slow computer wait. */
const pageSize = 50;

function RosterPages({ seats, ...roster }: ShownRosterProps) {
  const { list: words } = useSessionPeopleWords();
  return (
    <PageByPage items={seats} size={pageSize} words={words.pages}>
      {(shown) => <RosterTable {...roster} seats={shown} />}
    </PageByPage>
  );
}

interface RosterFilterProps {
  session: SessionDetail;
  selection: RosterSelection;
  onSelect: (selection: RosterSelection) => void;
}

const parts = Object.keys(rosterParts) as RosterPart[];

/** Looks for people in a long list, and shows those of a kind. */
function RosterFilter({ session, selection, onSelect }: RosterFilterProps) {
  const { list: words } = useSessionPeopleWords();
  const count = (part: RosterPart) => session.seats.filter(rosterParts[part]).length;
  return (
    <div className={filters.filters}>
      <TextInput
        label={words.find}
        leftSection={<IconSearch size={18} />}
        value={selection.search}
        onChange={(event) => onSelect({ ...selection, search: event.currentTarget.value })}
        placeholder={words.findBy}
      />
      <NativeSelect
        label={words.show}
        value={selection.part}
        data={parts.map((part) => ({ value: part, label: `${words.parts[part]} (${count(part)})` }))}
        onChange={(event) => onSelect({ ...selection, part: event.currentTarget.value as RosterPart })}
      />
    </div>
  );
}

interface SessionPeopleProps {
  session: SessionDetail;
  acts: SessionActs;
  onAdd: () => void;
}

/** Up to here a list is read at a glance. */
const easilyReadPeople = 8;

/** Who takes part; while the session lets it, more are added and all are invited again. */
export function SessionPeople({ session, acts, onAdd }: SessionPeopleProps) {
  const { list: words } = useSessionPeopleWords();
  const may = (event: SessionEvent) => session.possible.includes(event);
  const [selection, setSelection] = useState<RosterSelection>({ part: 'everybody', search: '' });
  const selected = useDeferredValue(selection);
  const teamName = useMemo(() => new Map(session.teams.map(({ id, name }) => [id, name])), [session.teams]);
  const seats = useMemo(
    () => selectSeats(session.seats, selected, teamName),
    [session.seats, selected, teamName],
  );
  const isPart = seats.length < session.seats.length;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="people">
      <div className={styles.heading}>
        <h2 id="people">{words.title}</h2>
        <div className={styles.actions}>
          {may('invite') && seats.some(({ state }) => state !== 'declined') ? (
            <Button
              variant="default"
              leftSection={<IconMailForward size={18} />}
              disabled={!acts.possible}
              onClick={() =>
                seats.length === 1
                  ? acts.issue({ act: 'invite', id: session.id, seat_ids: seats.map(({ id }) => id) })
                  : setAsking(true)
              }
            >
              {isPart ? words.resendThese(seats.length) : words.resendAll}
            </Button>
          ) : null}
          {may('changeAttendees') ? (
            <Button variant="default" onClick={onAdd}>
              {words.add}
            </Button>
          ) : null}
        </div>
      </div>
      <ResendDialog
        session={session}
        seats={seats}
        acts={acts}
        opened={isAsking && may('invite')}
        onClose={() => setAsking(false)}
      />
      {isPart || session.seats.length > easilyReadPeople ? (
        <RosterFilter session={session} selection={selection} onSelect={setSelection} />
      ) : null}
      {seats.length > 0 ? (
        <RosterPages session={session} seats={seats} teamName={teamName} acts={acts} />
      ) : null}
      {isPart && seats.length === 0 ? (
        <EmptyState scene={<NoResultsScene />} title={words.noMatch}>
          <p>{words.noMatchText}</p>
        </EmptyState>
      ) : null}
    </section>
  );
}
