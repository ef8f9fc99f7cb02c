import { OptionFields } from '../session/option-fields.tsx';
import type { StepProps } from './step-props.ts';

export function OptionsStep({ draft, problems, change }: StepProps) {
  return (
    <>
      <h2>How should it run?</h2>
      <OptionFields
        options={draft.options}
        videoRoomProblem={problems.videoRoom}
        onChange={(options) => change({ options })}
      />
    </>
  );
}
