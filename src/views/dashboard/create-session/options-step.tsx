import { OptionFields } from '../session/dialogs/option-fields.tsx';
import type { StepProps } from './step-props.ts';

export function OptionsStep({ draft, problems, change }: StepProps) {
  return (
    <>
      <h2>How should it run?</h2>
      <OptionFields options={draft.options} problems={problems} onChange={(options) => change({ options })} />
    </>
  );
}
