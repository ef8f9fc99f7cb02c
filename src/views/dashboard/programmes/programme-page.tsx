import { useState } from 'react';
import { IconCopy, IconExternalLink, IconPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import type { ProgrammeDetail } from '#contract/calls/schemas/programmes/programmes.ts';
import type { ProgrammesWords } from '#contract/words/en/organiser/sessions/programmes.ts';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { useCopyLink } from '../../../react/use-copy-link.ts';
import { type ProgrammeAct, useProgramme, useProgrammeActs } from '../../../react/use-programmes.ts';
import { isGone, readableMessage } from '../../../services/http/api-error.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonAnchor, ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
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

function audienceText({ audience, allowed }: ProgrammeDetail, words: ProgrammesWords['audience']): string {
  if (audience === 'link') return words.choices.link;
  if (audience === 'domains') return allowed.map((domain) => `@${domain}`).join(', ');
  return words.listed(allowed.length);
}

function SignUpLink({ programme }: { programme: ProgrammeDetail }) {
  const { page, audience, closed } = useProgrammesWords();
  const { clockWhen } = useTimes();
  const copyLink = useCopyLink();
  return (
    <section className={styles.section}>
      <h2>{page.link}</h2>
      <div className={own.link}>
        <code className={own.address}>{programme.link}</code>
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyLink(programme.link)}>
          {page.copyLink}
        </Button>
        <ButtonAnchor
          variant="default"
          href={programme.link}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {page.openLink}
        </ButtonAnchor>
      </div>
      <dl className={styles.facts}>
        <dt>{audience.label}</dt>
        <dd>{audienceText(programme, audience)}</dd>
        <dt>{programme.is_open ? page.closes : closed}</dt>
        <dd>{clockWhen(programme.closes)}</dd>
      </dl>
    </section>
  );
}

/** The whole programme in figures; what was played once anything was. */
function Totals({ slots }: Pick<ProgrammeDetail, 'slots'>) {
  const { totals, taken } = useProgrammesWords();
  const played = slots.filter(({ came }) => came !== null);
  const mean = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : sum(known) / known.length;
  };
  const points = mean(played.map((slot) => slot.points));
  const rating = mean(played.map((slot) => slot.rating));
  const facts: [string, string][] = [
    [
      totals.taken,
      taken(sum(slots.map(({ confirmed }) => confirmed)), sum(slots.map(({ capacity }) => capacity))),
    ],
    [totals.toConfirm, String(sum(slots.map(({ unconfirmed }) => unconfirmed)))],
    [totals.waiting, String(sum(slots.map(({ waiting }) => waiting)))],
    ...(played.length === 0
      ? []
      : ([
          [totals.came, String(sum(played.map(({ came }) => came)))],
          [totals.absent, String(sum(played.map(({ absent }) => absent)))],
          ...(points === null ? [] : [[totals.pointsPerTeam, totals.points(points)]]),
          ...(rating === null ? [] : [[totals.rating, totals.ratingOf(rating)]]),
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
  const { page } = useProgrammesWords();
  const { shortWhen } = useTimes();
  const { waiting_people, slots, timezone_id } = programme;
  if (waiting_people.length === 0) return null;
  const startOf = (id: string) => slots.find((slot) => slot.id === id)?.starts_at ?? '';
  return (
    <section className={styles.section}>
      <h2>{page.waitingList}</h2>
      <p className={own.soft}>{page.waitingListText}</p>
      <ol className={styles.plain}>
        {waiting_people.map(({ slot_id, name, people, offered_until }) => (
          <li key={`${slot_id} ${name} ${people} ${offered_until}`}>
            <span>{page.group(name, people)}</span>
            <span className={styles.soft}>
              {page.offered(
                shortWhen(startOf(slot_id), timezone_id),
                offered_until && shortWhen(offered_until, timezone_id),
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Programme({ programme, refresh }: { programme: ProgrammeDetail; refresh: () => void }) {
  const { page, editor, plan, all } = useProgrammesWords();
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
            {editor.edit}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setDialog('add')}
          >
            {plan.add}
          </Button>
        </div>
      </header>
      {withoutCredit.length > 0 ? (
        <div className={own.notice} role="status">
          <p>{page.withoutCredit(sum(withoutCredit.map(({ without_credit }) => without_credit)))}</p>
          <GetCredits missing={withoutCredit.length} />
        </div>
      ) : null}
      <SignUpLink programme={programme} />
      <section className={styles.section}>
        <h2>{page.sessions}</h2>
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
        <Link to="/dashboard/programmes">{all}</Link>
      </p>
    </div>
  );
}

export default function ProgrammePage() {
  const { title, page, all } = useProgrammesWords();
  const { programmeId = '' } = useParams();
  const { data, error, failed, refresh } = useProgramme(programmeId);
  if (data) return <Programme key={data.id} programme={data} refresh={refresh} />;
  const way = (
    <ButtonLink to="/dashboard/programmes" variant="default">
      {all}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <PageHead title={title} indexed={false} />
      {!failed ? (
        <PageSkeleton />
      ) : isGone(error) ? (
        <ErrorPanel title={page.gone} message={page.goneText} status={404} action={way} />
      ) : (
        <ErrorPanel title={page.failed} message={readableMessage(error)} onRetry={refresh} action={way} />
      )}
    </div>
  );
}
