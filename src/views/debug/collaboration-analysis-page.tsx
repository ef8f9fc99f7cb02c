import { AnalysisView } from '../experience/results/analysis-view.tsx';
import { NightShell } from '../shared/night-shell.tsx';
import { analysisFixture } from './fixtures.ts';

/** `/debug/collaboration-analysis`. */
export default function CollaborationAnalysisPage() {
  return (
    <NightShell title="Collaboration analysis">
      <AnalysisView analysis={analysisFixture} />
    </NightShell>
  );
}
