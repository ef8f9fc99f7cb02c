import { useServerNow } from '../../../app-context.tsx';
import { DraftClocks } from './draft-clocks.tsx';
import type { StepProps } from './step-props.ts';
import { ZonedTimeFields } from './zoned-time-fields.tsx';

export function WhenStep({ catalogue, draft, problems, change }: StepProps) {
  const now = useServerNow();
  return (
    <>
      <h2>When does it start?</h2>
      <ZonedTimeFields
        value={draft}
        timezones={catalogue.timezones}
        now={now()}
        error={problems.when}
        onChange={change}
      />
      <DraftClocks draft={draft} />
    </>
  );
}
