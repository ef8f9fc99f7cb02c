import { NativeSelect, Switch } from '@mantine/core';
import type { StepProps } from './step-props.ts';

const paces = [
  { value: '1', label: 'As the story is told' },
  { value: '1.5', label: 'Half as long again' },
  { value: '2', label: 'Twice as long' },
  { value: '3', label: 'Three times as long' },
];

export function OptionsStep({ draft, change }: StepProps) {
  const { options } = draft;
  return (
    <>
      <h2>How should it run?</h2>
      <NativeSelect
        label="Time for decisions and challenges"
        description="For teams with screen readers, interpreters or a second language. It lengthens the windows for everybody; points are never given for speed."
        data={paces}
        value={String(options.timer_factor)}
        onChange={(event) =>
          change({ options: { ...options, timer_factor: Number(event.currentTarget.value) } })
        }
      />
      <Switch
        label="Team chat"
        description="People write within their own team. Nobody outside it can read along."
        checked={options.chat}
        onChange={(event) => change({ options: { ...options, chat: event.currentTarget.checked } })}
      />
      <Switch
        label="Collaboration analysis"
        description="Votes, answers and how long people speak are counted, never what they say. Teams see it first; nobody is named."
        checked={options.analytics}
        onChange={(event) => change({ options: { ...options, analytics: event.currentTarget.checked } })}
      />
    </>
  );
}
