import { AnalysisView } from '../experience/results/analysis-view.tsx';
import { DebugPage } from './debug-page.tsx';
import { analysisFixture } from './fixtures.ts';

/** `/debug/collaboration-analysis`. */
export default function CollaborationAnalysisPage() {
  return (
    <DebugPage path="/debug/collaboration-analysis">
      <AnalysisView analysis={analysisFixture} />
    </DebugPage>
  );
}
