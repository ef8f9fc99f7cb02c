import { useState } from 'react';
import { IconCopy, IconExternalLink, IconPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import type { ProgrammeDetail } from '#contract/calls/schemas/programmes/programmes.ts';
import { plural } from '#contract/words/en/counts.ts';
import { useCopyLink } from '../../../react/use-copy-link.ts';
import { type ProgrammeAct, useProgramme, useProgrammeActs } from '../../../react/use-programmes.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonAnchor } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { clockWhen, shortWhen } from '../../shared/time/when.ts';
import { GetCredits } from '../create-session/get-credits.tsx';
import styles from '../dashboard.module.css';
import { AddSlotsDialog } from './add-slots-dialog.tsx';
import { EditProgrammeDialog } from './edit-programme-dialog.tsx';
import { KeepApart } from './keep-apart.tsx';
import own from './programmes.module.css';
import { SignUpChip } from './sign-up-chip.tsx';
import { SlotTable } from './slot-table.tsx';

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

function audienceText({ audience, allowed }: ProgrammeDetail): string {
  if (audience === 'link') return 'Anyone with the link';
  if (audience === 'domains') return allowed.map((domain) => `@${domain}`).join(', ');
  return plural(allowed.length, 'email address on the list', 'email addresses on the list');
}

function SignUpLink({ programme }: { programme: ProgrammeDetail }) {
  const copyLink = useCopyLink();
  return (
    <section className={styles.section}>
      <h2>Sign-up link</h2>
      <div className={own.link}>
        <code className={own.address}>{programme.link}</code>
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyLink(programme.link)}>
          Copy sign-up link
        </Button>
        <ButtonAnchor
          variant="default"
          href={programme.link}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Open sign-up page
        </ButtonAnchor>
      </div>
      <dl className={styles.facts}>
        <dt>Who can sign up</dt>
        <dd>{audienceText(programme)}</dd>
        <dt>{programme.is_open ? 'Closes' : 'Closed'}</dt>
        <dd>{clockWhen(programme.closes)}</dd>
      </dl>
    </section>
  );
}

/** The whole programme in figures; what was played once anything was. */
function Totals({ slots }: Pick<ProgrammeDetail, 'slots'>) {
  const played = slots.filter(({ came }) => came !== null);
  const mean = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : sum(known) / known.length;
  };
  const points = mean(played.map((slot) => slot.points));
  const rating = mean(played.map((slot) => slot.rating));
  const facts: [string, string][] = [
    [
      'Seats taken',
      `${sum(slots.map(({ confirmed }) => confirmed))} of ${sum(slots.map(({ capacity }) => capacity))}`,
    ],
    ['To confirm', String(sum(slots.map(({ unconfirmed }) => unconfirmed)))],
    ['Waiting', String(sum(slots.map(({ waiting }) => waiting)))],
    ...(played.length === 0
      ? []
      : ([
          ['Came', String(sum(played.map(({ came }) => came)))],
          ['Didn’t come', String(sum(played.map(({ absent }) => absent)))],
          ...(points === null ? [] : [['Points per team', points.toFixed(1)]]),
          ...(rating === null ? [] : [['Rating', `${rating.toFixed(1)} of 5`]]),
        ] as [string, string][])),
  ];
  return (
    <dl className={own.totals}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function WaitingList({ programme }: { programme: ProgrammeDetail }) {
  const { waiting_people, slots, timezone_id } = programme;
  if (waiting_people.length === 0) return null;
  const startOf = (id: string) => slots.find((slot) => slot.id === id)?.starts_at ?? '';
  return (
    <section className={styles.section}>
      <h2>Waiting list</h2>
      <p className={own.soft}>Free seats are offered in this order. Each person has a deadline to accept.</p>
      <ol className={styles.plain}>
        {waiting_people.map(({ slot_id, name, people, offered_until }) => (
          <li key={`${slot_id} ${name} ${people} ${offered_until}`}>
            <span>
              {name}
              {people > 1 ? `, group of ${people}` : ''}
            </span>
            <span className={styles.soft}>
              {shortWhen(startOf(slot_id), timezone_id)}
              {offered_until ? `, offered until ${shortWhen(offered_until, timezone_id)}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Programme({ programme, refresh }: { programme: ProgrammeDetail; refresh: () => void }) {
  const [dialog, setDialog] = useState<'edit' | 'add'>();
  const close = () => setDialog(undefined);
  const acts = useProgrammeActs(programme.id, (_act: ProgrammeAct) => {
    close();
    refresh();
  });
  const withoutCredit = programme.slots.filter(({ without_credit }) => without_credit > 0);
  return (
    <div className={styles.page}>
      <PageHead title={programme.title} indexed={false} />
      <header className={styles.heading}>
        <div>
          <SignUpChip isOpen={programme.is_open} />
          <h1>{programme.title}</h1>
          <p className={styles.lead}>{programme.story_title}</p>
        </div>
        <div className={styles.actions}>
          <Button variant="default" onClick={() => setDialog('edit')}>
            Edit programme
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setDialog('add')}
          >
            Add sessions
          </Button>
        </div>
      </header>
      {withoutCredit.length > 0 ? (
        <div className={own.notice} role="status">
          <p>
            {plural(
              sum(withoutCredit.map(({ without_credit }) => without_credit)),
              'person has confirmed a seat and waits',
              'people have confirmed a seat and wait',
            )}{' '}
            for credits. We’ll send their invitations as soon as there are some.
          </p>
          <GetCredits missing={withoutCredit.length} />
        </div>
      ) : null}
      <SignUpLink programme={programme} />
      <section className={styles.section}>
        <h2>Sessions</h2>
        <Totals slots={programme.slots} />
        <SlotTable programme={programme} acts={acts} />
      </section>
      <KeepApart programme={programme} refresh={refresh} />
      <WaitingList programme={programme} />
      <EditProgrammeDialog
        opened={dialog === 'edit'}
        programme={programme}
        busy={acts.busy}
        failure={acts.failure}
        onSave={(change) => acts.issue({ act: 'edit', change })}
        onClose={close}
      />
      <AddSlotsDialog
        opened={dialog === 'add'}
        programme={programme}
        busy={acts.busy}
        failure={acts.failure}
        onAdd={(slots) => acts.issue({ act: 'addSlots', slots })}
        onClose={close}
      />
      <p>
        <Link to="/dashboard/programmes">All programmes</Link>
      </p>
    </div>
  );
}

export default function ProgrammePage() {
  const { programmeId = '' } = useParams();
  const { data, error, failed, refresh } = useProgramme(programmeId);
  if (failed)
    return (
      <ErrorPanel title="This programme didn’t load" message={readableMessage(error)} onRetry={refresh} />
    );
  if (!data) return <PageSkeleton />;
  return <Programme key={data.id} programme={data} refresh={refresh} />;
}
