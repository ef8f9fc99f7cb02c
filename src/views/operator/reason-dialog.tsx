import type { Command } from '../../machines/command/use-command.tsx';
import type { OperatorChange } from '../../react/use-operator.ts';
import { useOperatorWords } from '../../words/operator-words.ts';
import { Button } from '../shared/controls/button.tsx';
import { TextInput } from '../shared/controls/text-input.tsx';
import { Dialog } from '../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import { useForm } from '../shared/forms/use-form.ts';

const longestReason = 200;

interface ReasonDialogProps {
  title: string;
  text: string;
  act: string;
  keep: string;
  change: Command<OperatorChange>;
  /** What is done for that reason. */
  changeFor: (reason: string) => OperatorChange;
  onClose: () => void;
}

/** Asks for the reason of a change, which is noted with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, act, keep, change, changeFor, onClose } = props;
  const words = useOperatorWords();
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? words.reasonMissing : null) },
  });
  return (
    <Dialog opened onClose={onClose} title={title}>
      <CheckedForm
        form={form}
        command={{ ...change, issue: ({ reason }) => change.issue(changeFor(reason.trim())) }}
        label={title}
        submit={act}
        look={{ color: 'ember' }}
        ways={
          <Button variant="default" onClick={onClose}>
            {keep}
          </Button>
        }
      >
        <p>{text}</p>
        <TextInput label={words.reason} maxLength={longestReason} {...form.getInputProps('reason')} />
      </CheckedForm>
    </Dialog>
  );
}
