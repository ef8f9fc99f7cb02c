import { ScorecardView } from '../experience/results/scorecard-view.tsx';
import { NightShell } from '../shared/night-shell.tsx';
import { scorecardFixture } from './fixtures.ts';

/** `/debug/scorecard`. */
export default function ScorecardPage() {
  return (
    <NightShell title="Scorecard">
      <ScorecardView scorecard={scorecardFixture} teamId={1} isOwn />
    </NightShell>
  );
}
