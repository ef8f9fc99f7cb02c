import { useEffect, useRef } from 'react';
import { IconPlus } from '@tabler/icons-react';
import type { PublicProgramme } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { programmeLimits } from '#contract/rules/sessions/programmes.ts';
import { momentText, timeWithZone } from '#contract/words/moments.ts';
import type { SignUpRef } from '../../machines/sign-up/sign-up-machine.ts';
import { useSignUp } from '../../machines/sign-up/use-sign-up.tsx';
import { useSignUpPage } from '../../react/use-sign-up-page.ts';
import { homeTimezone } from '../../services/home-timezone.ts';
import { useFailureText } from '../../words/failure-text.ts';
import { useSignUpWords } from '../../words/sign-up-words.ts';
import { useLanguage } from '../../words/language.ts';
import { Button } from '../shared/controls/button.tsx';
import { TextInput } from '../shared/controls/text-input.tsx';
import { DisabledFields } from '../shared/forms/disabled-fields.tsx';
import { FormStack } from '../shared/forms/form-stack.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import { SignUpFailure } from './sign-up-failure.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { SlotChoice } from './slot-choice.tsx';
import styles from './sign-up.module.css';

type Snapshot = ReturnType<SignUpRef['getSnapshot']>;

interface FlowProps {
  programme: PublicProgramme;
  snapshot: Snapshot;
  send: SignUpRef['send'];
}

/** What the server or the form itself says of a field. */
function useFieldError({ context: { problems, failure } }: Snapshot) {
  const { signUp: words } = useSignUpWords();
  const failureText = useFailureText();
  const texts = { slot: words.chooseSlot, name: words.enterName, email: words.enterEmail };
  return (field: string): string | undefined => {
    const problem = problems[field];
    if (problem) return texts[problem];
    return failure?.fieldErrors[field] ? failureText(failure) : undefined;
  };
}

/** The first field with a problem takes the focus after a refused attempt. */
function useProblemFocus({ context: { problems, failure }, value }: Snapshot) {
  const form = useRef<HTMLDivElement>(null);
  const isTried = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal shows the same problems anew
  useEffect(() => {
    if (!isTried.current || value !== 'editing') return;
    isTried.current = false;
    const wrong = form.current?.querySelector<HTMLElement>(
      'fieldset fieldset:has([role="alert"]) input, [aria-invalid="true"]',
    );
    wrong?.focus();
  }, [problems, failure, value]);
  return { form, onTry: () => (isTried.current = true) };
}

function PersonFields({
  index,
  snapshot,
  send,
  hint,
}: Omit<FlowProps, 'programme'> & { index: number; hint: string | undefined }) {
  const { signUp: words } = useSignUpWords();
  const errorOf = useFieldError(snapshot);
  const person = snapshot.context.draft.people[index];
  if (!person) return null;
  const at = (field: string) => errorOf(`people.${index}.${field}`);
  return (
    <fieldset className={styles.person}>
      <legend>{index === 0 ? words.you : words.colleague(index + 1)}</legend>
      <div className={styles.names}>
        <TextInput
          label={words.firstName}
          autoComplete={index === 0 ? 'given-name' : 'off'}
          value={person.first_name}
          maxLength={80}
          error={at('first_name')}
          onChange={({ currentTarget: { value } }) =>
            send({ type: 'person.changed', index, change: { first_name: value } })
          }
        />
        <TextInput
          label={words.lastName}
          autoComplete={index === 0 ? 'family-name' : 'off'}
          value={person.last_name}
          maxLength={80}
          error={at('last_name')}
          onChange={({ currentTarget: { value } }) =>
            send({ type: 'person.changed', index, change: { last_name: value } })
          }
        />
      </div>
      <TextInput
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete={index === 0 ? 'email' : 'off'}
        description={index === 0 ? hint : undefined}
        value={person.email}
        maxLength={254}
        error={at('email')}
        onChange={({ currentTarget: { value } }) =>
          send({ type: 'person.changed', index, change: { email: value } })
        }
      />
      {index > 0 ? (
        <div>
          <Button variant="subtle" size="compact-md" onClick={() => send({ type: 'person.removed', index })}>
            {words.removeColleague(index + 1)}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function Editing({ programme, snapshot, send }: FlowProps) {
  const { signUp: words } = useSignUpWords();
  const language = useLanguage();
  const failureText = useFailureText();
  const errorOf = useFieldError(snapshot);
  const { form, onTry } = useProblemFocus(snapshot);
  const timezone = homeTimezone(null);
  const { draft, failure } = snapshot.context;
  const chosen = programme.slots.find(({ id }) => id === draft.slotId);
  const isWaiting = chosen !== undefined && chosen.free < draft.people.length;
  const hints = {
    link: undefined,
    domains: words.domains(programme.domains.map((domain) => `@${domain}`).join(', ')),
    addresses: words.listed,
  };
  const isOfField = failure !== null && Object.keys(failure.fieldErrors).length > 0;
  return (
    <div ref={form}>
      <FormStack
        label={words.submit}
        failure={failure && !isOfField ? failureText(failure) : undefined}
        onSubmit={() => {
          onTry();
          send({ type: 'form.submitted', wait: isWaiting });
        }}
        actions={
          <Button type="submit" size="lg" loading={snapshot.hasTag('busy')}>
            {isWaiting ? words.submitWaiting : words.submit}
          </Button>
        }
      >
        <DisabledFields disabled={snapshot.hasTag('busy')}>
          <SlotChoice
            legend={words.choose}
            slots={programme.slots}
            value={draft.slotId}
            timezone={timezone}
            error={errorOf('slot')}
            onChange={(slotId) => send({ type: 'slot.chosen', slotId })}
          />
          <p className={styles.soft}>{words.closes(momentText(programme.closes_at, timezone, language))}</p>
          <section className={styles.people}>
            <h2>{words.who}</h2>
            <p className={styles.soft}>{words.whoText}</p>
            {draft.people.map((_person, index) => (
              <PersonFields
                // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place
                key={index}
                index={index}
                snapshot={snapshot}
                send={send}
                hint={hints[programme.audience]}
              />
            ))}
            {draft.people.length < programmeLimits.groupSize ? (
              <div>
                <Button
                  variant="default"
                  leftSection={<IconPlus size={18} aria-hidden />}
                  onClick={() => send({ type: 'person.added' })}
                >
                  {words.addColleague}
                </Button>
              </div>
            ) : null}
          </section>
        </DisabledFields>
        <p className={styles.soft}>{words.privacy}</p>
      </FormStack>
    </div>
  );
}

/** Takes the focus when it replaces the form. */
function Outcome({ title, children }: { title: string; children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Full({ snapshot, send }: FlowProps) {
  const { signUp: words } = useSignUpWords();
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <Outcome title={words.fullTitle}>
      <p>{failure ? failureText(failure) : null}</p>
      <div className={styles.actions}>
        <Button size="lg" onClick={() => send({ type: 'waiting.accepted' })}>
          {words.submitWaiting}
        </Button>
        <Button size="lg" variant="default" onClick={() => send({ type: 'form.reopened' })}>
          {words.otherTime}
        </Button>
      </div>
    </Outcome>
  );
}

function Sent({ snapshot, send }: FlowProps) {
  const { signUp: words } = useSignUpWords();
  const language = useLanguage();
  const { answer, draft } = snapshot.context;
  const email = draft.people[0]?.email.trim() ?? '';
  const until = timeWithZone(answer?.until ?? 0, homeTimezone(null), language);
  return (
    <Outcome title={words.sentTitle}>
      <p>{answer?.state === 'waiting' ? words.sentWaiting(email, until) : words.sentText(email, until)}</p>
      <p className={styles.soft}>{words.sentHelp}</p>
      <div>
        <Button variant="default" onClick={() => send({ type: 'form.reopened' })}>
          {words.again}
        </Button>
      </div>
    </Outcome>
  );
}

/** Choosing a slot of a programme, alone or as a group. */
export function SignUpForm({ token }: { token: string }) {
  const { signUp: words } = useSignUpWords();
  const { data: programme, error, failed, refresh } = useSignUpPage(token);
  const [snapshot, send] = useSignUp(token);
  const { value } = snapshot;
  const refreshed = useRef(refresh);
  useEffect(() => {
    refreshed.current = refresh;
  });
  useEffect(() => {
    if (value === 'full' || value === 'sent') refreshed.current();
  }, [value]);
  if (failed) return <SignUpFailure error={error} title={words.failed} onRetry={refresh} />;
  if (!programme)
    return (
      <SignUpFrame programme={null} title={words.submit}>
        <PageSkeleton />
      </SignUpFrame>
    );
  const props = { programme, snapshot, send };
  const isOpen = programme.is_open && programme.slots.length > 0;
  return (
    <SignUpFrame programme={programme} title={programme.title}>
      {value === 'sent' ? (
        <Sent {...props} />
      ) : value === 'full' ? (
        <Full {...props} />
      ) : isOpen ? (
        <Editing {...props} />
      ) : (
        <section className={styles.outcome}>
          <h2>{words.closed}</h2>
          <p>{words.closedText}</p>
        </section>
      )}
    </SignUpFrame>
  );
}
