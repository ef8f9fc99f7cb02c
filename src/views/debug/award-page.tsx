import { AwardsView } from '../experience/results/awards-view.tsx';
import { DebugPage } from './debug-page.tsx';
import { awardFixture } from './fixtures.ts';

/** `/debug/award`. */
export default function AwardPage() {
  return (
    <DebugPage path="/debug/award">
      <AwardsView
        changesOf={() => ({})}
        awards={[awardFixture, { ...awardFixture, code: 'team', kind: 'team', recipient: 'Otters' }]}
      />
    </DebugPage>
  );
}
