import type { TemplateSettings } from '#contract/calls/schemas/templates.ts';
import { longestTemplateName } from '#contract/rules/sessions/session-templates.ts';
import type { TemplatesWords } from '#contract/words/en/organiser/sessions/templates.ts';
import { useSaveTemplate } from '../../../react/use-templates.ts';
import { useTemplatesWords } from '../../../words/organiser/sessions/templates-words.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useForm } from '../../shared/forms/use-form.ts';

/** 1 to 80 characters. */
export const nameRule = (words: TemplatesWords) => (name: string) => {
  const { length } = name.trim();
  if (length === 0) return words.nameMissing;
  return length > longestTemplateName ? words.nameTooLong(longestTemplateName) : null;
};

interface SaveTemplateDialogProps {
  settings: TemplateSettings;
  opened: boolean;
  onClose: () => void;
}

function Fields({ settings, onClose }: Omit<SaveTemplateDialogProps, 'opened'>) {
  const words = useTemplatesWords();
  const form = useForm({ initialValues: { name: settings.title }, validate: { name: nameRule(words) } });
  const save = useSaveTemplate(onClose);
  const command = {
    ...save,
    issue: ({ name }: { name: string }) => save.issue({ name: name.trim(), settings }),
  };
  return (
    <CheckedForm form={form} command={command} label={words.saveAs} submit={words.save}>
      <p>{words.saveText}</p>
      <TextInput label={words.name} {...form.getInputProps('name')} />
    </CheckedForm>
  );
}

/** Keeps a session's settings under a name. */
export function SaveTemplateDialog({ opened, ...form }: SaveTemplateDialogProps) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={useTemplatesWords().saveAs}>
      <Fields {...form} />
    </Dialog>
  );
}
