import { Stepper } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/controls/button.tsx';
import { useServerNow, useToasts } from '../../../app-context.tsx';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { type CreateSessionRef, limitsOf } from '../../../machines/create-session/create-session-machine.ts';
import { creditsOf } from '../../../machines/create-session/plan-sessions.ts';
import type { DraftProblems } from '../../../machines/create-session/draft-problems.ts';
import { type Step, steps } from '../../../machines/create-session/session-draft.ts';
import { useCreateSessionMachine } from '../../../machines/create-session/use-create-session-machine.tsx';
import { useViewActor } from '../../../machines/view-actors/use-view-actor.tsx';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { useDraftProblemWords } from '../../../words/organiser/sessions/draft-problems-words.ts';
import { useTeamNameWords } from '../../../words/team-name-words.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { DisabledFields } from '../../shared/forms/disabled-fields.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import form from '../../shared/forms/form-stack.module.css';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { GetCredits } from './get-credits.tsx';
import { OutOfCredits } from './out-of-credits.tsx';
import { PeopleStep } from './people-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './step-props.ts';
import { StoryStep } from './story-step.tsx';
import { stepIn, useStepInAddress } from './use-step-in-address.ts';
import { WhenStep } from './when-step.tsx';
import wizard from './wizard.module.css';
import { OptionFields } from '../session/dialogs/option-fields.tsx';

function OptionsStep({ draft, problems, change }: StepProps) {
  const words = useCreateSessionWords().options;
  return (
    <>
      <h2>{words.title}</h2>
      <OptionFields options={draft.options} problems={problems} onChange={(options) => change({ options })} />
    </>
  );
}

const stepViews: Record<Step, (props: StepProps) => React.ReactNode> = {
  story: StoryStep,
  when: WhenStep,
  people: PeopleStep,
  options: OptionsStep,
  review: ReviewStep,
};

type Snapshot = ReturnType<CreateSessionRef['getSnapshot']>;

const stepOf = (snapshot: Snapshot): Step =>
  steps.find((step) => snapshot.matches({ editing: step })) ?? 'review';

/** In a group of choices, which a problem describes, it is the first of them. */
const wrongField = '[aria-invalid="true"], fieldset[aria-describedby$="-problem"] input';

/**
 * A change of step moves the focus to its heading: the button that led there is another one by then. A step that is
 * invalid, after `leave`, moves it to the first field with a problem.
 */
function useStepFocus(step: Step, problems: DraftProblems) {
  const section = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that is held back tells its problems anew
  useEffect(() => {
    const wasLeaving = isLeaving.current;
    isLeaving.current = false;
    if (shown.current === step) {
      if (wasLeaving) section.current?.querySelector<HTMLElement>(wrongField)?.focus();
      return;
    }
    shown.current = step;
    const heading = section.current?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [step, problems]);
  const leave = () => {
    isLeaving.current = true;
  };
  return { section, leave };
}

/** How many credits the draft's sessions take beyond those that the company has. */
function missingCredits({ catalogue, draft }: Snapshot['context']): number {
  if (!catalogue || !draft) return 0;
  return Math.max(0, creditsOf(draft, limitsOf(catalogue, draft)) - catalogue.creditsAvailable);
}

interface WizardProps {
  snapshot: Snapshot;
  send: CreateSessionRef['send'];
}

function WizardActions({ snapshot, send }: WizardProps) {
  const words = useCreateSessionWords();
  const last = stepOf(snapshot) === 'review';
  const buys = useMayBuy();
  const missing = buys ? missingCredits(snapshot.context) : 0;
  return (
    <div className={styles.actions}>
      {last && missing > 0 ? <GetCredits missing={missing} size="lg" /> : null}
      {last ? (
        <Button
          key="submit"
          size="lg"
          variant={missing > 0 ? 'default' : 'filled'}
          loading={snapshot.hasTag('blocking')}
          onClick={({ detail }) => {
            // The second click of a double one was meant for the button that stood here before.
            if (detail < 2) send({ type: 'session.submitted' });
          }}
        >
          {words.submit}
        </Button>
      ) : (
        <Button key="continue" type="submit" size="lg">
          {words.next}
        </Button>
      )}
      {stepOf(snapshot) === 'story' ? null : (
        <Button size="lg" variant="default" onClick={() => send({ type: 'step.reversed' })}>
          {words.back}
        </Button>
      )}
      <Button size="lg" variant="subtle" onClick={() => send({ type: 'draft.discarded' })}>
        {words.startOver}
      </Button>
    </div>
  );
}

function Wizard({ snapshot, send }: WizardProps) {
  const { catalogue, draft, problems, failure } = snapshot.context;
  const stepNames = useCreateSessionWords().steps;
  const step = stepOf(snapshot);
  const { section, leave } = useStepFocus(step, problems);
  const choose = useCallback((chosen: Step) => send({ type: 'step.chosen', step: chosen }), [send]);
  useStepInAddress(step, choose);
  const props = useMemo<StepProps | undefined>(
    () =>
      catalogue && draft
        ? {
            catalogue,
            draft,
            problems,
            change: (change) => send({ type: 'draft.changed', change }),
            choose,
          }
        : undefined,
    [catalogue, draft, problems, send, choose],
  );
  if (!props) return <PageSkeleton />;
  const View = stepViews[step];
  return (
    <DisabledFields disabled={snapshot.hasTag('blocking')}>
      <Stepper
        className={wizard.stepper}
        active={steps.indexOf(step)}
        onStepClick={(index) => {
          const chosen = steps[index];
          if (chosen) choose(chosen);
        }}
      >
        {steps.map((name) => (
          <Stepper.Step
            key={name}
            label={stepNames[name]}
            aria-current={name === step ? 'step' : undefined}
          />
        ))}
      </Stepper>
      <form
        ref={section}
        noValidate
        method="post"
        className={wizard.step}
        data-on-paper
        onSubmit={(event) => {
          event.preventDefault();
          leave();
          send({ type: 'step.completed' });
        }}
      >
        <View {...props} />
        {failure ? (
          <p role="alert" className={form.failure}>
            {readableMessage(failure)}
          </p>
        ) : null}
        <WizardActions snapshot={snapshot} send={send} />
      </form>
    </DisabledFields>
  );
}

export default function CreateSessionPage() {
  const words = useCreateSessionWords();
  const machine = useCreateSessionMachine(useTeamNameWords());
  const [asked, setAsked] = useSearchParams();
  const [snapshot, send] = useViewActor(machine, {
    now: useServerNow(),
    step: stepIn(asked),
    like: asked.get('like'),
    withPeople: asked.get('people') !== 'no',
    date: asked.get('date')?.match(/^\d{4}-\d{2}-\d{2}$/)?.[0] ?? null,
    words: useDraftProblemWords(),
  });
  const { draft, like } = snapshot.context;
  // Taken over into the draft: what is changed now must survive a reload.
  const isTaken = draft !== undefined && (asked.has('date') || (asked.has('like') && like === null));
  useEffect(() => {
    if (!isTaken) return;
    const next = new URLSearchParams(asked);
    for (const taken of ['date', 'like', 'people']) next.delete(taken);
    setAsked(next, { replace: true });
  }, [isTaken, asked, setAsked]);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { created } = snapshot.context;
  useEffect(() => {
    if (!created) return;
    const [first, ...others] = created.ids;
    toasts.success(words.scheduled(created.ids.length));
    navigate(others.length === 0 ? `/dashboard/sessions/${first}` : '/dashboard/sessions', { replace: true });
  }, [created, navigate, toasts, words]);
  return (
    <div className={styles.page}>
      <PageHead title={words.title} indexed={false} />
      <header className={styles.heading}>
        <h1>{words.title}</h1>
        <ButtonLink to="/dashboard/createProgramme" variant="subtle">
          {words.shareLink}
        </ButtonLink>
      </header>
      {snapshot.matches('unavailable') ? (
        <ErrorPanel
          heading="h2"
          title={words.failed}
          message={readableMessage(snapshot.context.failure)}
          onRetry={() => send({ type: 'catalogue.requested' })}
          action={
            <ButtonLink to="/dashboard/sessions" variant="default">
              {words.allSessions}
            </ButtonLink>
          }
        />
      ) : null}
      {snapshot.matches('loading') || snapshot.matches('created') ? <PageSkeleton /> : null}
      {snapshot.matches('outOfCredits') ? (
        <OutOfCredits
          missing={missingCredits(snapshot.context)}
          onRetry={() => send({ type: 'session.submitted' })}
          onBack={() => send({ type: 'step.reversed' })}
        />
      ) : null}
      {snapshot.matches('editing') || snapshot.matches('submitting') ? (
        <Wizard snapshot={snapshot} send={send} />
      ) : null}
    </div>
  );
}
