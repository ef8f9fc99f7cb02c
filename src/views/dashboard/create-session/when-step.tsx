import { useServerNow } from '../../../app-context.tsx';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { DraftSeries } from './draft-series.tsx';
import { DraftClocks } from './draft-clocks.tsx';
import type { StepProps } from './step-props.ts';
import { useDraftReading } from './use-draft-reading.ts';
import { ZonedTimeFields } from './zoned-time-fields.tsx';

export function WhenStep({ catalogue, draft, problems, change }: StepProps) {
  const words = useCreateSessionWords().when;
  const now = useServerNow();
  const read = useDraftReading(draft);
  return (
    <>
      <h2>{words.title}</h2>
      <ZonedTimeFields
        value={draft}
        timezones={catalogue.timezones}
        reading={read.reading.data}
        now={now()}
        error={problems.when}
        onChange={change}
      />
      <DraftClocks {...read} />
      <DraftSeries draft={draft} change={change} />
    </>
  );
}
