import { useState } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import { AwardsView } from '../experience/results/award/awards-view.tsx';
import { LoadedResults } from './loaded-results.tsx';
import { DebugPage } from './debug-page.tsx';
import { awardFixture } from './fixtures.ts';
import { useManualCommand } from './use-manual-command.tsx';

const teamAward: Award = { ...awardFixture, code: 'team', kind: 'team', recipient: 'Otters' };

/** `/debug/award`. */
export default function AwardPage() {
  const [recipient, setRecipient] = useState(awardFixture.recipient);
  const [correct, corrector] = useManualCommand<{ code: string; name: string }>(
    'The correction of a name',
    ({ name }) => setRecipient(name),
  );
  return (
    <DebugPage path="/debug/award">
      <LoadedResults answers={{ 'two awards': [awardFixture, teamAward], none: [] }}>
        {(awards) => (
          <AwardsView
            awards={awards.map((award) => (award.kind === 'person' ? { ...award, recipient } : award))}
            changesOf={({ kind }) => ({ correct: kind === 'person' ? correct : undefined })}
          />
        )}
      </LoadedResults>
      {corrector}
    </DebugPage>
  );
}
