import type { ReactNode } from 'react';
import { liveSession } from '#contract/rules/business-constants.ts';
import { creditsForSeats } from '#contract/rules/credit-rule.ts';
import { useServerNow } from '../../../app-context.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { type Step, startOf, teamsOf } from '../../../machines/create-session/session-draft.ts';
import { longWhen } from '../../shared/when.ts';
import { InvitationPreview } from './invitation-preview.tsx';
import { languageName } from '../language-name.ts';
import { DraftClocks } from './draft-clocks.tsx';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

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

export function ReviewStep({ catalogue, draft, problems, choose }: StepProps) {
  const now = useServerNow();
  const teams = teamsOf(draft);
  const seats = teams.reduce((count, team) => count + team.people.length, 0);
  const start = startOf(draft);
  const areDoorsOpen = start !== undefined && start - now() <= liveSession.lobbyOpensMs;
  const cost = creditsForSeats(seats);
  const left = catalogue.creditsAvailable - cost;
  const story = catalogue.stories.find((candidate) => candidate.slug === draft.storySlug);
  return (
    <>
      <h2>Is everything right?</h2>
      <dl className={styles.summary}>
        <Row label="Session" step="story" problem={problems.title ?? problems.storySlug} choose={choose}>
          <strong>{draft.title}</strong>
          <div className={styles.soft}>{story?.title}</div>
        </Row>
        <Row label="Starts" step="when" problem={problems.when} choose={choose}>
          {start === undefined ? null : longWhen(new Date(start).toISOString(), draft.timezoneId)}
          <DraftClocks draft={draft} />
        </Row>
        <Row label="People" step="people" problem={problems.people ?? problems.teams} choose={choose}>
          {teams.map((team) => (
            <div key={team.name}>
              <strong>{team.name}</strong>{' '}
              {team.people.map((person) => `${person.first_name} ${person.last_name}`.trim()).join(', ')}
            </div>
          ))}
        </Row>
        <Row label="Options" step="options" choose={choose}>
          {draft.options.chat ? 'Chat on' : 'Chat off'},{' '}
          {draft.options.analytics ? 'analysis on' : 'analysis off'}
          {draft.options.timer_factor === 1 ? '' : `, time × ${draft.options.timer_factor}`}
          {`, mails in ${languageName(draft.options.mail_language ?? 'en')}`}
          {draft.options.video_room_url ? `, video room ${draft.options.video_room_url}` : ''}
        </Row>
        <Row label="Credits" choose={choose}>
          {cost === 1 ? '1 credit is' : `${cost} credits are`} held now and used when the first scene begins.
          <div className={styles.soft}>
            You have {catalogue.creditsAvailable};{' '}
            {left >= 0 ? `${left} ${left === 1 ? 'remains' : 'remain'}.` : `${-left} more will be needed.`}{' '}
            {areDoorsOpen
              ? 'The doors open at once: cancelling gives nothing back.'
              : 'Cancelling before the doors open, 15 minutes ahead, gives everything back.'}
          </div>
        </Row>
      </dl>
      <p className={styles.soft}>
        Each person gets a mail with a personal link, the time in your zone and a calendar entry, and
        reminders a day, an hour and fifteen minutes before.
      </p>
      <InvitationPreview draft={draft} />
    </>
  );
}
