import { useServerNow } from '../../../app-context.tsx';
import { ZonedTimeFields } from '../zoned-time-fields.tsx';
import type { StepProps } from './step-props.ts';

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
    </>
  );
}
