import type { OperatorCompany } from '#contract/calls/schemas/operator.ts';
import type { Command } from '../../machines/command/use-command.tsx';
import type { OperatorChange } from '../../react/use-operator.ts';
import { useOperatorWords } from '../../words/operator-words.ts';
import { Button } from '../shared/controls/button.tsx';
import { NativeSelect } from '../shared/controls/native-select.tsx';
import { TextInput } from '../shared/controls/text-input.tsx';
import { Dialog } from '../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import { useForm } from '../shared/forms/use-form.ts';

const longestReason = 200;
const mostCredits = 100_000;

interface CreditsDialogProps {
  company: OperatorCompany;
  change: Command<OperatorChange>;
  onClose: () => void;
}

/** Gives a company credits for nothing, or takes such credits back. */
export function CreditsDialog({ company, change, onClose }: CreditsDialogProps) {
  const all = useOperatorWords();
  const words = all.companies;
  const form = useForm({
    initialValues: { how: 'grant', credits: '', reason: '' },
    validate: {
      credits: (text) =>
        /^[1-9]\d{0,5}$/.test(text.trim()) && Number(text) <= mostCredits ? null : words.creditsMissing,
      reason: (text) => (text.trim() === '' ? all.reasonMissing : null),
    },
  });
  const title = words.changeOf(company.name);
  return (
    <Dialog opened onClose={onClose} title={title}>
      <CheckedForm
        form={form}
        command={{
          ...change,
          issue: ({ how, credits, reason }) =>
            change.issue({
              act: 'moveCredits',
              id: company.id,
              body: {
                how: how === 'take' ? 'take' : 'grant',
                credits: Number(credits),
                reason: reason.trim(),
              },
            }),
        }}
        label={title}
        submit={words.save}
        ways={
          <Button variant="default" onClick={onClose}>
            {all.cancel}
          </Button>
        }
      >
        <NativeSelect
          label={words.how}
          data={[
            { value: 'grant', label: words.grant },
            { value: 'take', label: words.take },
          ]}
          {...form.getInputProps('how')}
        />
        <TextInput label={words.credits} inputMode="numeric" {...form.getInputProps('credits')} />
        <TextInput label={all.reason} maxLength={longestReason} {...form.getInputProps('reason')} />
      </CheckedForm>
    </Dialog>
  );
}
