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
import { plural } from '#contract/words/en/counts.ts';
import { OverlapWarning } from '../people/overlap-warning.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { InvitationPreview } from './invitation-preview.tsx';
import { languageName } from '../language-name.ts';
import { DraftClocks } from './draft-clocks.tsx';
import { useDraftReading, type DraftReading } from './use-draft-reading.ts';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';
import { readableMessage } from '../../../services/http/api-error.ts';
import { clockWhen, typedDay, typedWhen } from '../../shared/time/when.ts';
import { StartRemarks } from './start-remarks.tsx';

interface RowProps {
  label: string;
  step?: Step;
  problem?: string | undefined;
  choose: StepProps['choose'];
  children: ReactNode;
}

function Row({ label, step, problem, choose, children }: RowProps) {
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
            Change<VisuallyHidden> {label}</VisuallyHidden>
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
  const people = parts.flat().reduce((sum, team) => sum + team.people.length, 0);
  const lists = parts.map((teams, part) => (
    <div key={teams.map(({ name }) => name).join()}>
      {parts.length > 1 ? <div>Session {part + 1}</div> : null}
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
      <summary>
        {people} people in {plural(parts.flat().length, 'team', 'teams')}
        {parts.length > 1 ? `, ${parts.length} sessions at the same time` : ''}
      </summary>
      {lists}
    </details>
  );
}

export function ReviewStep({ catalogue, draft, problems, choose }: StepProps) {
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
      <h2>Check your session</h2>
      <dl className={styles.summary}>
        <Row label="Session" step="story" problem={problems.title ?? problems.storySlug} choose={choose}>
          <strong>{draft.title}</strong>
          <div className={styles.soft}>{story?.title}</div>
        </Row>
        <Row label="Starts" step="when" problem={problems.when} choose={choose}>
          <DraftStart draft={draft} reading={read.reading} />
          <DraftClocks {...read} />
          {draft.repeat ? (
            <div>
              {plural(dates.length, 'date', 'dates')}: {dates.map(typedDay).join(', ')}
            </div>
          ) : null}
        </Row>
        <Row label="People" step="people" problem={problems.people ?? problems.teams} choose={choose}>
          <TeamsOfParts parts={parts} />
          <OverlapWarning
            people={people}
            plan={{ story_slug: draft.storySlug, timezone_id: draft.timezoneId }}
            starts={startsOf(draft).map((wall_clock) => ({ wall_clock }))}
          />
        </Row>
        <Row label="Options" step="options" choose={choose}>
          {draft.options.chat ? 'Chat on' : 'Chat off'},{' '}
          {draft.options.analytics ? 'analysis on' : 'analysis off'}
          {draft.options.timer_factor === 1 ? '' : `, time × ${draft.options.timer_factor}`}
          {`, emails in ${languageName(draft.options.mail_language ?? 'en')}`}
          {draft.options.reply_to ? `, replies to ${draft.options.reply_to}` : ''}
          {draft.options.video_room_url ? `, video room ${draft.options.video_room_url}` : ''}
        </Row>
        <Row label="Credits" choose={choose}>
          {plural(cost, 'credit is', 'credits are')} reserved now and used when the first scene starts.
          <div className={styles.soft}>
            You have {catalogue.creditsAvailable}
            {left >= 0 ? '; ' : '. '}
            {left >= 0 ? `${plural(left, 'remains', 'remain')}.` : `You need ${-left} more.`}{' '}
            {areDoorsOpen
              ? 'The doors open immediately, so cancelling won’t return the credit.'
              : 'Cancel before the doors open (15 minutes before the start) and the credits are returned.'}
          </div>
          {left < 0 && !buys ? <p>Your company owner can buy them.</p> : null}
        </Row>
      </dl>
      <p className={styles.soft}>
        {plural(people.length, 'guest gets', 'guests each get')} an email
        {dates.length > 1 ? ' for each date' : ''} with a personal link, the start time and a calendar entry,
        plus reminders one day, one hour and 15 minutes before.
      </p>
      <InvitationPreview draft={draft} />
      <div>
        <Button variant="default" onClick={() => setSaving(true)}>
          Save as template
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

interface DraftStartProps {
  draft: SessionDraft;
  reading: DraftReading['reading'];
}

/** The start as the server reads it, and as typed until it has answered. */
function DraftStart({ draft, reading: { data, failed, error, refresh } }: DraftStartProps) {
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
            Try again
          </Button>
        </p>
      ) : null}
    </>
  );
}
