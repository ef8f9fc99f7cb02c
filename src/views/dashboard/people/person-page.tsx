import { Table } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { PersonDetail } from '#contract/calls/schemas/consumers.ts';
import { useEditPerson, usePerson, usePersonExits } from '../../../react/use-person.ts';
import { isGone, readableMessage } from '../../../services/http/api-error.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { ListTable } from '../../shared/lists/list-table.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { clockWhen } from '../../shared/time/when.ts';
import styles from '../dashboard.module.css';
import { SeatStatus } from '../session/people/seat-status.tsx';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';
import { consumerName } from './consumer-name.ts';
import { PersonExits } from './person-exits.tsx';
import { PersonMerge } from './person-merge.tsx';
import { type PersonDraft, PersonForm } from './person-form.tsx';

const peoplePage = '/dashboard/createConsumer';

function Sessions({ seats }: Pick<PersonDetail, 'seats'>) {
  return (
    <section className={styles.section} aria-labelledby="their-sessions">
      <h2 id="their-sessions">Their sessions</h2>
      {seats.length === 0 ? <p className={styles.soft}>Not in any session yet.</p> : null}
      {seats.length > 0 ? (
        <ListTable columns={['Session', 'When', 'Team', 'Status']}>
          {seats.map((seat) => (
            <Table.Tr key={seat.session_id}>
              <Table.Td>
                <Link to={`/dashboard/sessions/${seat.session_id}`}>{seat.title}</Link>
              </Table.Td>
              <Table.Td data-label="When">{clockWhen(seat.clock)}</Table.Td>
              <Table.Td data-label="Team">{seat.team}</Table.Td>
              <Table.Td data-label="Status">
                <div className={styles.standing}>
                  <SessionStatusChip status={seat.status} archived={false} />
                  <SeatStatus state={seat.state} check={null} refusal={null} />
                </div>
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      ) : null}
    </section>
  );
}

function Person({ person: read, onChanged }: { person: PersonDetail; onChanged: () => void }) {
  const [saved, setSaved] = useState<PersonDetail>();
  /** The answer of one's own save is newer than what was read until it has been read again. */
  const person = saved && saved.version > read.version ? saved : read;
  const navigate = useNavigate();
  const [draft, setDraft] = useState<PersonDraft>();
  const sent = useRef<PersonDraft>(undefined);
  const command = useEditPerson(
    String(person.id),
    (answer) => {
      setSaved(answer);
      /** What was written on while it was sent is kept. */
      setDraft((now) => (now === sent.current || !now ? undefined : { ...now, base: answer }));
      onChanged();
    },
    onChanged,
  );
  const exits = usePersonExits(String(person.id), (exit) => {
    if (exit === 'erase') navigate(peoplePage);
    else onChanged();
  });
  const edit: typeof command = {
    ...command,
    issue: (change) => {
      sent.current = draft;
      command.issue(change);
    },
  };
  return (
    <>
      <header className={styles.heading}>
        <div>
          <h1>{consumerName(person)}</h1>
          <p className={styles.lead}>
            {[person.email, person.department, ...person.tags].filter((text) => text !== '').join(', ')}
            {person.left_at === null ? null : '. No longer on your list of people.'}
          </p>
        </div>
        <ButtonLink variant="default" to={peoplePage}>
          All people
        </ButtonLink>
      </header>
      <div className={styles.columns}>
        <section className={`${styles.panel} ${styles.section}`} aria-labelledby="details">
          <h2 id="details" className={styles.panelTitle}>
            Details
          </h2>
          <PersonForm person={person} saved={saved} edit={edit} draft={draft} onDraft={setDraft} />
        </section>
        <div className={styles.section}>
          <PersonMerge
            person={person}
            onMerged={(kept) => {
              setSaved(kept);
              onChanged();
            }}
          />
          <PersonExits person={person} exits={exits} />
        </div>
      </div>
      <Sessions seats={person.seats} />
    </>
  );
}

export default function PersonPage() {
  const { personId: id = '' } = useParams();
  const { data, error, failed, refresh } = usePerson(id);
  const way = (
    <ButtonLink to={peoplePage} variant="default">
      All people
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <PageHead title={data ? consumerName(data) : 'Guest'} indexed={false} />
      {isGone(error) ? (
        <ErrorPanel
          title="Guest not found"
          message="They may have been erased, or they belong to another company."
          status={404}
          action={way}
        />
      ) : null}
      {failed && !isGone(error) ? (
        <ErrorPanel
          title="This guest didn’t load"
          message={readableMessage(error)}
          onRetry={refresh}
          action={way}
        />
      ) : null}
      {data && !isGone(error) ? <Person person={data} onChanged={refresh} /> : null}
      {data || failed ? null : <PageSkeleton />}
    </div>
  );
}
