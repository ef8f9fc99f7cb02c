import { useState } from 'react';
import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import { OwnPart } from '../experience/results/own-part/own-part.tsx';
import { RatingsView } from '../dashboard/session/results/ratings-view.tsx';
import { ScorecardView } from '../experience/results/scorecard/scorecard-view.tsx';
import { SharedParts } from '../experience/results/own-part/shared-parts.tsx';
import { LoadedResults } from './loaded-results.tsx';
import { DebugPage } from './debug-page.tsx';
import { ownPartFixture, ratingsFixture, scorecardFixture } from './fixtures.ts';
import { useManualCommand } from './use-manual-command.tsx';

const oneTeam = { ...scorecardFixture, teams: scorecardFixture.teams.slice(0, 1) };

/** `/debug/scorecard`. */
export default function ScorecardPage() {
  const [choices, setChoices] = useState<ConsentRequest>({ share_personal: false, in_analysis: true });
  const [choose, chooser] = useManualCommand<ConsentRequest>('The choice of what is shown', setChoices);
  return (
    <DebugPage path="/debug/scorecard">
      <LoadedResults answers={{ 'several teams': scorecardFixture, 'one team': oneTeam }}>
        {(scorecard) => {
          const questions = scorecard.teams[0]?.decisions ?? [];
          return (
            <>
              <ScorecardView
                scorecard={scorecard}
                teamId={1}
                earlier={{ teams: 12, median_percent: 64 }}
                isOwn
              />
              <OwnPart own={ownPartFixture} sharing={{ choices, choose }} questions={questions} />
              <SharedParts
                title="What others on your team share"
                parts={[{ ...ownPartFixture, seat_id: 'ben', name: 'Ben Okoro' }]}
                questions={questions}
              />
            </>
          );
        }}
      </LoadedResults>
      {chooser}
      <RatingsView ratings={ratingsFixture} />
    </DebugPage>
  );
}
