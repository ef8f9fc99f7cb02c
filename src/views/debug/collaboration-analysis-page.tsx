import { AnalysisView } from '../experience/results/analysis/analysis-view.tsx';
import { LoadedResults } from './loaded-results.tsx';
import { DebugPage } from './debug-page.tsx';
import { analysisFixture } from './fixtures.ts';

const tooSmall = { ...analysisFixture, teams: analysisFixture.teams.filter(({ withheld }) => withheld) };

/** `/debug/collaboration-analysis`. */
export default function CollaborationAnalysisPage() {
  return (
    <DebugPage path="/debug/collaboration-analysis">
      <LoadedResults answers={{ 'a team that talked': analysisFixture, 'a team too small': tooSmall }}>
        {(analysis) => (
          <AnalysisView analysis={analysis} earlier={[{ id: 'balance', teams: 9, median: 0.64 }]} />
        )}
      </LoadedResults>
    </DebugPage>
  );
}
