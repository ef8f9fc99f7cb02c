import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { presentZone } from '#contract/rules/time/zone-names.ts';
import { instantToZonedTime } from '#contract/rules/time/zoned-time.ts';
import { useServerNow, useToasts } from '../../../app-context.tsx';
import type { ProgrammeEditorRef } from '../../../machines/programme-editor/programme-editor-machine.ts';
import { useProgrammeEditor } from '../../../machines/programme-editor/use-programme-editor.tsx';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { DisabledFields } from '../../shared/forms/disabled-fields.tsx';
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
  const { editor } = useProgrammesWords();
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
        label={editor.title}
        failure={failure?.message}
        onSubmit={() => {
          isTried.current = true;
          send({ type: 'programme.submitted' });
        }}
        actions={
          <Button type="submit" size="lg" loading={snapshot.hasTag('blocking')}>
            {editor.submit}
          </Button>
        }
      >
        <DisabledFields disabled={snapshot.hasTag('blocking')}>
          <TextInput
            label={editor.name}
            description={editor.nameHelp}
            placeholder={editor.namePlaceholder}
            value={draft.title}
            error={problems.title}
            onChange={({ currentTarget: { value } }) => change({ title: value })}
          />
          <NativeSelect
            label={editor.story}
            value={draft.storySlug}
            error={problems.storySlug}
            onChange={({ currentTarget: { value } }) => change({ storySlug: value })}
            data={[
              { value: '', label: editor.chooseStory },
              ...catalogue.stories.map(({ slug, title, length_minutes, players }) => ({
                value: slug,
                label: editor.storyOf(title, length_minutes, players.max),
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
              label={editor.closesOn}
              min={today}
              value={draft.closesDate}
              error={problems.closes}
              onChange={({ currentTarget: { value } }) => change({ closesDate: value })}
            />
            <TextInput
              type="time"
              label={editor.closesAt}
              value={draft.closesTime}
              onChange={({ currentTarget: { value } }) => change({ closesTime: value })}
            />
          </div>
        </DisabledFields>
        <p className={own.soft}>{editor.credits}</p>
      </FormStack>
    </div>
  );
}

export default function CreateProgrammePage() {
  const { problems, editor, all } = useProgrammesWords();
  const [snapshot, send] = useProgrammeEditor(problems);
  const navigate = useNavigate();
  const toasts = useToasts();
  const { createdId, failure } = snapshot.context;
  useEffect(() => {
    if (createdId === null) return;
    toasts.success(editor.done);
    navigate(`/dashboard/programmes/${createdId}`, { replace: true });
  }, [createdId, navigate, toasts, editor.done]);
  return (
    <div className={styles.page}>
      <PageHead title={editor.title} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{editor.title}</h1>
          <p className={styles.lead}>{editor.lead}</p>
        </div>
      </header>
      {snapshot.matches('unavailable') ? (
        <ErrorPanel
          heading="h2"
          title={editor.failed}
          message={failure?.message ?? ''}
          onRetry={() => send({ type: 'catalogue.requested' })}
          action={
            <ButtonLink to="/dashboard/programmes" variant="default">
              {all}
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
