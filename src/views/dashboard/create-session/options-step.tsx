import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { OptionFields } from '../session/dialogs/option-fields.tsx';
import type { StepProps } from './step-props.ts';

export function OptionsStep({ draft, problems, change }: StepProps) {
  const words = useCreateSessionWords().options;
  return (
    <>
      <h2>{words.title}</h2>
      <OptionFields options={draft.options} problems={problems} onChange={(options) => change({ options })} />
    </>
  );
}
