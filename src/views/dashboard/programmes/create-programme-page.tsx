import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { presentZone } from '#contract/rules/time/zone-names.ts';
import { instantToZonedTime } from '#contract/rules/time/zoned-time.ts';
import { useServerNow, useToasts } from '../../../app-context.tsx';
import type { ProgrammeEditorRef } from '../../../machines/programme-editor/programme-editor-machine.ts';
import { useProgrammeEditor } from '../../../machines/programme-editor/use-programme-editor.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { ZoneSelect } from '../create-session/zone-select.tsx';
import styles from '../dashboard.module.css';
import { AudienceFields } from './audience-fields.tsx';
import own from './programmes.module.css';
import { SlotPlanFields } from './slot-plan-fields.tsx';

type Snapshot = ReturnType<ProgrammeEditorRef['getSnapshot']>;

interface EditorProps {
  snapshot: Snapshot;
  send: ProgrammeEditorRef['send'];
}

const wrongField = '[aria-invalid="true"], fieldset[aria-describedby$="-problem"] input';

function Editor({ snapshot, send }: EditorProps) {
  const { catalogue, draft, problems, failure } = snapshot.context;
  const now = useServerNow();
  const form = useRef<HTMLDivElement>(null);
  const isTried = useRef(false);
  useEffect(() => {
    if (!isTried.current) return;
    isTried.current = false;
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [problems]);
  if (!catalogue) return <PageSkeleton />;
  const change = (values: Partial<typeof draft>) => send({ type: 'draft.changed', change: values });
  const zone = presentZone(draft.timezoneId);
  const today = instantToZonedTime(now(), zone).date;
  return (
    <div ref={form} className={own.form}>
      <FormStack
        label="Create a programme"
        failure={failure?.message}
        onSubmit={() => {
          isTried.current = true;
          send({ type: 'programme.submitted' });
        }}
        actions={
          <Button type="submit" size="lg" loading={snapshot.hasTag('blocking')}>
            Create sign-up page
          </Button>
        }
      >
        <TextInput
          label="Name"
          description="People see this on the sign-up page and in their invitation."
          placeholder="Winter gathering 2027"
          value={draft.title}
          error={problems.title}
          onChange={({ currentTarget: { value } }) => change({ title: value })}
        />
        <NativeSelect
          label="Story"
          value={draft.storySlug}
          error={problems.storySlug}
          onChange={({ currentTarget: { value } }) => change({ storySlug: value })}
          data={[
            { value: '', label: 'Choose a story' },
            ...catalogue.stories.map(({ slug, title, length_minutes, players }) => ({
              value: slug,
              label: `${title} (${length_minutes} minutes, up to ${players.max} people)`,
            })),
          ]}
        />
        <SlotPlanFields plan={draft} problems={problems} today={today} change={change} />
        <ZoneSelect
          timezones={catalogue.timezones}
          value={zone}
          onChange={(timezoneId) => change({ timezoneId })}
        />
        <AudienceFields
          audience={draft.audience}
          allowedText={draft.allowedText}
          error={problems.allowed}
          onChange={change}
        />
        <div className={own.pair}>
          <TextInput
            type="date"
            label="Sign-up closes on"
            min={today}
            value={draft.closesDate}
            error={problems.closes}
            onChange={({ currentTarget: { value } }) => change({ closesDate: value })}
          />
          <TextInput
            type="time"
            label="At"
            value={draft.closesTime}
            onChange={({ currentTarget: { value } }) => change({ closesTime: value })}
          />
        </div>
        <p className={own.soft}>
          Each session reserves its credits when the first person confirms their seat. A session without
          sign-ups takes none.
        </p>
      </FormStack>
    </div>
  );
}

export default function CreateProgrammePage() {
  const [snapshot, send] = useProgrammeEditor();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { createdId, failure } = snapshot.context;
  useEffect(() => {
    if (createdId === null) return;
    toasts.success('Sign-up page created. Share its link.');
    navigate(`/dashboard/programmes/${createdId}`, { replace: true });
  }, [createdId, navigate, toasts]);
  return (
    <div className={styles.page}>
      <PageHead title="Create a programme" indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>Create a programme</h1>
          <p className={styles.lead}>
            One or many sessions with a sign-up link. People choose a time themselves.
          </p>
        </div>
      </header>
      {snapshot.matches('unavailable') ? (
        <ErrorPanel
          title="The form didn’t load"
          message={failure?.message ?? ''}
          onRetry={() => send({ type: 'catalogue.requested' })}
          action={
            <ButtonLink to="/dashboard/programmes" variant="default">
              All programmes
            </ButtonLink>
          }
        />
      ) : snapshot.matches('created') ? (
        <PageSkeleton />
      ) : (
        <Editor snapshot={snapshot} send={send} />
      )}
    </div>
  );
}
