import { Table } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { PersonDetail } from '#contract/calls/schemas/consumers.ts';
import { useEditPerson, usePerson, usePersonExits } from '../../../react/use-person.ts';
import { isGone, readableMessage } from '../../../services/http/api-error.ts';
import { usePersonWords } from '../../../words/organiser/person-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { ListTable, listName } from '../../shared/lists/list-table.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { SeatStatus } from '../session/people/seat-status.tsx';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';
import { consumerName } from './consumer-name.ts';
import { PersonExits } from './person-exits.tsx';
import { PersonMerge } from './person-merge.tsx';
import { type PersonDraft, PersonForm } from './person-form.tsx';

const peoplePage = '/dashboard/createConsumer';

function Sessions({ seats }: Pick<PersonDetail, 'seats'>) {
  const words = usePersonWords().page;
  const { columns } = words;
  const { clockWhen } = useTimes();
  return (
    <section className={styles.section} aria-labelledby="their-sessions">
      <h2 id="their-sessions">{words.sessions}</h2>
      {seats.length === 0 ? <p className={styles.soft}>{words.noSessions}</p> : null}
      {seats.length > 0 ? (
        <ListTable columns={[columns.session, columns.when, columns.team, columns.status]}>
          {seats.map((seat) => (
            <Table.Tr key={seat.session_id}>
              <Table.Td>
                <Link to={`/dashboard/sessions/${seat.session_id}`}>{seat.title}</Link>
              </Table.Td>
              <Table.Td data-label={columns.when}>{clockWhen(seat.clock)}</Table.Td>
              <Table.Td data-label={columns.team} className={listName}>
                {seat.team}
              </Table.Td>
              <Table.Td data-label={columns.status}>
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
  const words = usePersonWords().page;
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
  const facts = [person.email, person.department, ...person.tags].filter((text) => text !== '').join(', ');
  return (
    <>
      <header className={styles.heading}>
        <div>
          <h1>{consumerName(person)}</h1>
          <p className={styles.lead}>{person.left_at === null ? facts : words.left(facts)}</p>
        </div>
        <ButtonLink variant="default" to={peoplePage}>
          {words.allPeople}
        </ButtonLink>
      </header>
      <div className={styles.columns}>
        <section className={`${styles.panel} ${styles.section}`} aria-labelledby="details">
          <h2 id="details" className={styles.panelTitle}>
            {words.details}
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
  const words = usePersonWords().page;
  const { personId: id = '' } = useParams();
  const { data, error, failed, refresh } = usePerson(id);
  const way = (
    <ButtonLink to={peoplePage} variant="default">
      {words.allPeople}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <PageHead title={data ? consumerName(data) : words.guest} indexed={false} />
      {isGone(error) ? (
        <ErrorPanel title={words.gone} message={words.goneText} status={404} action={way} />
      ) : null}
      {failed && !isGone(error) ? (
        <ErrorPanel title={words.failed} message={readableMessage(error)} onRetry={refresh} action={way} />
      ) : null}
      {data && !isGone(error) ? <Person person={data} onChanged={refresh} /> : null}
      {data || failed ? null : <PageSkeleton />}
    </div>
  );
}
