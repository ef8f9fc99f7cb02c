import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { sessionTitleProblem } from '#contract/rules/sessions/session-title.ts';
import type { SessionDialogsWords } from '#contract/words/en/organiser/sessions/session-dialogs.ts';
import { type OptionProblems, optionProblems } from '../../../../machines/create-session/option-problems.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { TextInput } from '../../../shared/controls/text-input.tsx';
import { useDraftProblemWords } from '../../../../words/organiser/sessions/draft-problems-words.ts';
import { useSessionDialogsWords } from '../../../../words/organiser/sessions/session-dialogs-words.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { FormStack } from '../../../shared/forms/form-stack.tsx';
import { EditConflict } from '../../../shared/edited/edit-conflict.tsx';
import { OptionFields, optionDifferences } from './option-fields.tsx';
import { type Difference, type Draft, useEdited } from '../../../shared/edited/use-edited.ts';
import { Dialog } from '../../../shared/dialogs/dialog.tsx';

export type SessionDetails = Pick<SessionDetail, 'title' | 'options'>;

interface EditSessionFormProps {
  session: SessionDetail;
  acts: SessionActs;
  draft: Draft<SessionDetail, SessionDetails> | undefined;
  onDraft: (draft: Draft<SessionDetail, SessionDetails> | undefined) => void;
  opened: boolean;
  onClose: () => void;
}

const detailsOf = ({ title, options }: SessionDetail): SessionDetails => ({ title, options });

function differences(before: SessionDetail, now: SessionDetail, words: SessionDialogsWords): Difference[] {
  return [
    { what: words.edit.name, from: before.title, to: now.title },
    ...optionDifferences(before.options, now.options, words.options),
  ];
}

function Fields({ session, acts, draft, onDraft, onClose }: Omit<EditSessionFormProps, 'opened'>) {
  const all = useSessionDialogsWords();
  const words = all.edit;
  const problemWords = useDraftProblemWords();
  const edited = useEdited({
    subject: session,
    draft,
    onDraft,
    valuesIn: detailsOf,
    differences: (before, now) => differences(before, now, all),
  });
  const { title, options } = edited.value;
  const [problem, setProblem] = useState<string>();
  const [problems, setProblems] = useState<OptionProblems>({});
  const save = () => {
    const titleProblem = sessionTitleProblem(title, problemWords.title);
    if (titleProblem) return setProblem(titleProblem);
    const wrong = optionProblems(options, problemWords.options);
    if (Object.keys(wrong).length > 0) return setProblems(wrong);
    acts.issue({
      act: 'edit',
      id: session.id,
      change: { title: title.trim(), options, version: edited.version },
    });
  };
  return (
    <FormStack
      label={words.title}
      onSubmit={save}
      actions={
        <>
          <Button type="submit" loading={acts.busy}>
            {words.save}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              onDraft(undefined);
              onClose();
            }}
          >
            {words.cancel}
          </Button>
        </>
      }
    >
      {acts.busy ? null : <EditConflict subject={words.session} changed={session.changed} {...edited} />}
      <TextInput
        label={words.name}
        value={title}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          edited.change({ title: event.currentTarget.value, options });
        }}
      />
      <OptionFields
        options={options}
        problems={problems}
        onChange={(given) => {
          setProblems({});
          edited.change({ title, options: given });
        }}
      />
    </FormStack>
  );
}

export function EditSessionForm({ opened, ...form }: EditSessionFormProps) {
  const { edit: words } = useSessionDialogsWords();
  return (
    <Dialog opened={opened} onClose={form.onClose} title={words.title} size="lg">
      <Fields {...form} />
    </Dialog>
  );
}
