import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { selectResultsAt } from '../machines/experience-playback/experience-selectors.ts';
import { useLiveSession } from '../machines/live-session/use-live-session.tsx';
import { createScorecardService } from '../services/api/scorecard-service.ts';
import { saveFile } from '../services/page/save-file.ts';
import { useService } from '../services-context.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';

/** A participant's results, reloaded when others change the visibility of theirs, and the own choices. */
export function useOwnResults() {
  const { dataPackage, experience, service } = useLiveSession();
  const scorecard = useService(createScorecardService);
  const { id } = dataPackage.session;
  const results = useLoader(`results ${id}`, {
    load: (signal) => scorecard.read(id, signal),
    watch(outdated) {
      let newsAt = selectResultsAt(experience.getSnapshot());
      const { unsubscribe } = experience.subscribe((snapshot) => {
        const at = selectResultsAt(snapshot);
        if (at === newsAt) return;
        newsAt = at;
        outdated();
      });
      return unsubscribe;
    },
  });
  const choose = useCommand({
    send: (choices: ConsentRequest) => service.consent(choices),
    onDone: results.refresh,
  });
  const correctName = useCommand({
    send: ({ name }: { code: string; name: string }) => scorecard.correctOwnName(id, name),
    onDone: results.refresh,
  });
  return { ...results, choose, correctName };
}

/** One's scorecard as a file, handed to the downloads. */
export function useOwnScorecard(type: 'pdf' | 'csv') {
  const { dataPackage } = useLiveSession();
  const scorecard = useService(createScorecardService);
  const { id } = dataPackage.session;
  return useCommand({
    send: (_: null) => (type === 'pdf' ? scorecard.pdf(id) : scorecard.csv(id)),
    onDone: saveFile,
  });
}

/** One's stars for the session, and a comment if one likes. */
export function useRating() {
  const { service } = useLiveSession();
  return useCommand({
    send: ({ stars, comment }: { stars: number; comment: string }) => service.rate(stars, comment),
  });
}
