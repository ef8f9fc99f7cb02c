import { AwardsView } from '../experience/results/awards-view.tsx';
import { NightShell } from '../shared/night-shell.tsx';
import { awardFixture } from './fixtures.ts';

/** `/debug/award`. */
export default function AwardPage() {
  return (
    <NightShell title="Award">
      <AwardsView
        awards={[awardFixture, { ...awardFixture, code: 'team', kind: 'team', recipient: 'Otters' }]}
      />
    </NightShell>
  );
}
