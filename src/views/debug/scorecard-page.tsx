import { ScorecardView } from '../experience/results/scorecard-view.tsx';
import { DebugPage } from './debug-page.tsx';
import { scorecardFixture } from './fixtures.ts';

/** `/debug/scorecard`. */
export default function ScorecardPage() {
  return (
    <DebugPage path="/debug/scorecard">
      <ScorecardView scorecard={scorecardFixture} teamId={1} isOwn />
    </DebugPage>
  );
}
