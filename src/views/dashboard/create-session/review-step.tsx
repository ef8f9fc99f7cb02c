import { fullName } from '#contract/rules/people/full-name.ts';
import { type ReactNode, useState } from 'react';
import { liveSession } from '#contract/rules/business-constants.ts';
import { useServerNow } from '../../../app-context.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { limitsOf } from '../../../machines/create-session/create-session-machine.ts';
import { creditsOf, datesOf, partsOf, startsOf } from '../../../machines/create-session/plan-sessions.ts';
import {
  type DraftTeam,
  type SessionDraft,
  type Step,
  teamsOf,
  templateOfDraft,
  wallClockOf,
} from '../../../machines/create-session/session-draft.ts';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { useShellWords } from '../../../words/shell-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { useLanguage } from '../../../words/language.ts';
import { OverlapWarning } from '../people/overlap-warning.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { InvitationPreview } from './invitation-preview.tsx';
import { languageName } from '../language-name.ts';
import { DraftClocks } from './draft-clocks.tsx';
import { useDraftReading, type DraftReading } from './use-draft-reading.ts';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';
import { readableMessage } from '../../../services/http/api-error.ts';
import { StartRemarks } from './start-remarks.tsx';

interface RowProps {
  label: string;
  step?: Step;
  problem?: string | undefined;
  choose: StepProps['choose'];
  children: ReactNode;
}

function Row({ label, step, problem, choose, children }: RowProps) {
  const words = useCreateSessionWords().review;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {problem ? <p className={styles.error}>{problem}</p> : null}
      </dd>
      {step ? (
        <dd>
          <Button variant="subtle" size="compact-md" onClick={() => choose(step)}>
            {words.change}
            <VisuallyHidden>{words.changeWhat(label)}</VisuallyHidden>
          </Button>
        </dd>
      ) : null}
    </div>
  );
}

/** So many people are listed at once. */
const listedUpTo = 60;

/** The teams of each session, by name; of a large group one has to ask for them. */
function TeamsOfParts({ parts }: { parts: DraftTeam[][] }) {
  const words = useCreateSessionWords().review;
  const people = parts.flat().reduce((sum, team) => sum + team.people.length, 0);
  const lists = parts.map((teams, part) => (
    <div key={teams.map(({ name }) => name).join()}>
      {parts.length > 1 ? <div>{words.part(part + 1)}</div> : null}
      {teams.map((team) => (
        <div key={team.name}>
          <strong>{team.name}</strong> {team.people.map((person) => fullName(person)).join(', ')}
        </div>
      ))}
    </div>
  ));
  if (people <= listedUpTo) return lists;
  return (
    <details>
      <summary>{words.parts(people, parts.flat().length, parts.length)}</summary>
      {lists}
    </details>
  );
}

export function ReviewStep({ catalogue, draft, problems, choose }: StepProps) {
  const words = useCreateSessionWords().review;
  const { rows } = words;
  const { typedDay } = useTimes();
  const now = useServerNow();
  const [isSaving, setSaving] = useState(false);
  const buys = useMayBuy();
  const limits = limitsOf(catalogue, draft);
  const parts = partsOf(draft, limits);
  const dates = datesOf(draft);
  const people = teamsOf(draft).flatMap((team) => team.people);
  const read = useDraftReading(draft);
  const start = read.reading.data && Date.parse(read.reading.data.starts_at);
  const areDoorsOpen = start !== undefined && start - now() <= liveSession.lobbyOpensMs;
  const cost = creditsOf(draft, limits);
  const left = catalogue.creditsAvailable - cost;
  const story = catalogue.stories.find((candidate) => candidate.slug === draft.storySlug);
  return (
    <>
      <h2>{words.title}</h2>
      <dl className={styles.summary}>
        <Row label={rows.session} step="story" problem={problems.title ?? problems.storySlug} choose={choose}>
          <strong>{draft.title}</strong>
          <div className={styles.soft}>{story?.title}</div>
        </Row>
        <Row label={rows.starts} step="when" problem={problems.when} choose={choose}>
          <DraftStart draft={draft} reading={read.reading} />
          <DraftClocks {...read} />
          {draft.repeat ? <div>{words.dates(dates.map(typedDay))}</div> : null}
        </Row>
        <Row label={rows.people} step="people" problem={problems.people ?? problems.teams} choose={choose}>
          <TeamsOfParts parts={parts} />
          <OverlapWarning
            people={people}
            plan={{ story_slug: draft.storySlug, timezone_id: draft.timezoneId }}
            starts={startsOf(draft).map((wall_clock) => ({ wall_clock }))}
          />
        </Row>
        <Row label={rows.options} step="options" choose={choose}>
          <DraftOptions options={draft.options} />
        </Row>
        <Row label={rows.credits} choose={choose}>
          {words.reserved(cost)}
          <div className={styles.soft}>
            {words.balance(catalogue.creditsAvailable, left)}{' '}
            {areDoorsOpen ? words.doorsOpen : words.returned}
          </div>
          {left < 0 && !buys ? <p>{words.owner}</p> : null}
        </Row>
      </dl>
      <p className={styles.soft}>{words.mails(people.length, dates.length)}</p>
      <InvitationPreview draft={draft} />
      <div>
        <Button variant="default" onClick={() => setSaving(true)}>
          {words.saveTemplate}
        </Button>
      </div>
      <SaveTemplateDialog
        settings={templateOfDraft(draft)}
        opened={isSaving}
        onClose={() => setSaving(false)}
      />
    </>
  );
}

function DraftOptions({ options }: { options: SessionDraft['options'] }) {
  const words = useCreateSessionWords().review;
  const language = useLanguage();
  const { chat, analytics, timer_factor, mail_language = 'en', reply_to, video_room_url } = options;
  return [
    words.chat(chat),
    words.analysis(analytics),
    timer_factor === 1 ? '' : words.pace(timer_factor),
    words.mailLanguage(languageName(mail_language, language)),
    reply_to ? words.replyTo(reply_to) : '',
    video_room_url ? words.videoRoom(video_room_url) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

interface DraftStartProps {
  draft: SessionDraft;
  reading: DraftReading['reading'];
}

/** The start as the server reads it, and as typed until it has answered. */
function DraftStart({ draft, reading: { data, failed, error, refresh } }: DraftStartProps) {
  const { tryAgain } = useShellWords();
  const { clockWhen, typedWhen } = useTimes();
  const typed = wallClockOf(draft);
  if (!typed) return null;
  if (data)
    return (
      <>
        {clockWhen(data.clock)}
        <div className={styles.soft}>
          <StartRemarks reading={data} />
        </div>
      </>
    );
  return (
    <>
      {typedWhen(typed)}
      {failed ? (
        <p role="alert" className={styles.error}>
          {readableMessage(error)}{' '}
          <Button variant="subtle" size="compact-md" onClick={refresh}>
            {tryAgain}
          </Button>
        </p>
      ) : null}
    </>
  );
}
