import { useState } from 'react';
import type { Command } from '../../machines/command/use-command.tsx';
import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import { OwnPart } from '../experience/results/own-part.tsx';
import { RatingsView } from '../experience/results/ratings-view.tsx';
import { ScorecardView } from '../experience/results/scorecard-view.tsx';
import { SharedParts } from '../experience/results/shared-parts.tsx';
import { DebugPage } from './debug-page.tsx';
import { ownPartFixture, ratingsFixture, scorecardFixture } from './fixtures.ts';

/** `/debug/scorecard`. */
export default function ScorecardPage() {
  const [choices, setChoices] = useState<ConsentRequest>({ share_personal: false, in_analysis: true });
  const choose: Command<ConsentRequest> = {
    issue: setChoices,
    abort: () => undefined,
    possible: true,
    busy: false,
    done: false,
    failure: null,
  };
  const questions = scorecardFixture.teams[0]?.decisions ?? [];
  return (
    <DebugPage path="/debug/scorecard">
      <ScorecardView scorecard={scorecardFixture} teamId={1} isOwn />
      <OwnPart own={ownPartFixture} choices={choices} choose={choose} questions={questions} />
      <SharedParts
        title="What others of your team show"
        parts={[{ ...ownPartFixture, seat_id: 'ben', name: 'Ben Okoro' }]}
        questions={questions}
      />
      <RatingsView ratings={ratingsFixture} />
    </DebugPage>
  );
}
