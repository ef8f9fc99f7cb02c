import { ClocksOfPeople } from '../../shared/time/clocks-of-people.tsx';
import type { DraftReading } from './use-draft-reading.ts';

/** What the draft's start is on the clocks of its people. */
export function DraftClocks({ reading: { data }, people }: DraftReading) {
  if (!data || people.length === 0) return null;
  return <ClocksOfPeople people={people} clock={data.clock} clocks={data.clocks} />;
}
