import { useState } from 'react';
import type { EditProgrammeRequest, ProgrammeDetail } from '#contract/calls/schemas/programmes/programmes.ts';
import { allowedIn } from '../../../machines/programme-editor/programme-draft.ts';
import type { Failure } from '../../../services/http/failure.ts';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { AudienceFields } from './audience-fields.tsx';
import own from './programmes.module.css';

interface EditProgrammeDialogProps {
  opened: boolean;
  programme: ProgrammeDetail;
  busy: boolean;
  failure: Failure | null;
  onSave: (change: EditProgrammeRequest) => void;
  onClose: () => void;
}

function Fields({ programme, busy, failure, onSave, onClose }: Omit<EditProgrammeDialogProps, 'opened'>) {
  const { editor, save, cancel } = useProgrammesWords();
  const [draft, setDraft] = useState({
    title: programme.title,
    audience: programme.audience,
    allowedText: programme.allowed.join('\n'),
    date: programme.closes.date,
    time: programme.closes.time,
  });
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  const errorOf = (field: string) => failure?.fieldErrors[field]?.[0];
  const isOfField = failure !== null && Object.keys(failure.fieldErrors).length > 0;
  return (
    <FormStack
      label={editor.edit}
      failure={isOfField ? undefined : failure?.message}
      onSubmit={() =>
        onSave({
          title: draft.title.trim(),
          audience: draft.audience,
          allowed: allowedIn(draft),
          closes: { date: draft.date, time: draft.time },
          version: programme.version,
        })
      }
      actions={
        <>
          <Button type="submit" loading={busy}>
            {save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <TextInput
        label={editor.name}
        value={draft.title}
        error={errorOf('title')}
        onChange={({ currentTarget: { value } }) => change({ title: value })}
      />
      <AudienceFields
        audience={draft.audience}
        allowedText={draft.allowedText}
        error={errorOf('allowed')}
        onChange={change}
      />
      <div className={own.pair}>
        <TextInput
          type="date"
          label={editor.closesOn}
          value={draft.date}
          error={errorOf('closes') ?? errorOf('wall_clock')}
          onChange={({ currentTarget: { value } }) => change({ date: value })}
        />
        <TextInput
          type="time"
          label={editor.closesAt}
          value={draft.time}
          onChange={({ currentTarget: { value } }) => change({ time: value })}
        />
      </div>
      <p className={own.soft}>{editor.seatsKept}</p>
    </FormStack>
  );
}

/** Name, audience and closing date. */
export function EditProgrammeDialog({ opened, ...form }: EditProgrammeDialogProps) {
  const { editor } = useProgrammesWords();
  return (
    <Dialog opened={opened} onClose={form.onClose} title={editor.edit}>
      <Fields {...form} />
    </Dialog>
  );
}
