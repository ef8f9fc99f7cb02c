import type { TemplateSettings } from '#contract/calls/schemas/templates.ts';
import { longestTemplateName } from '#contract/rules/sessions/session-templates.ts';
import { useSaveTemplate } from '../../../react/use-templates.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useForm } from '../../shared/forms/use-form.ts';

/** 1 to 80 characters. */
export const nameRule = (name: string) => {
  const { length } = name.trim();
  if (length === 0) return 'Enter a name.';
  return length > longestTemplateName ? `Use at most ${longestTemplateName} characters.` : null;
};

interface SaveTemplateDialogProps {
  settings: TemplateSettings;
  opened: boolean;
  onClose: () => void;
}

function Fields({ settings, onClose }: Omit<SaveTemplateDialogProps, 'opened'>) {
  const form = useForm({ initialValues: { name: settings.title }, validate: { name: nameRule } });
  const save = useSaveTemplate(onClose);
  const command = {
    ...save,
    issue: ({ name }: { name: string }) => save.issue({ name: name.trim(), settings }),
  };
  return (
    <CheckedForm form={form} command={command} label="Save as template" submit="Save template">
      <p>Keeps the name, story, time of day, team names and options. Dates and guests are not part of it.</p>
      <TextInput label="Name of the template" {...form.getInputProps('name')} />
    </CheckedForm>
  );
}

/** Keeps a session's settings under a name. */
export function SaveTemplateDialog({ opened, ...form }: SaveTemplateDialogProps) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title="Save as template">
      <Fields {...form} />
    </Dialog>
  );
}
