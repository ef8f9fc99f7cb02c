import { fromCallback } from 'xstate';
import type { PendingRedirect } from '../../services/social/pending-redirect.ts';
import type { RedirectFact } from './application-events.ts';

/** Emits the results of a redirect to a provider, if there are any. */
export const createTakeRedirect = (take: () => Promise<PendingRedirect>) =>
  fromCallback<RedirectFact>(({ sendBack }) => {
    void take().then(({ linkedin, microsoft }) => {
      if (linkedin) sendBack({ type: 'linkedin.returned', answer: linkedin });
      sendBack({ type: 'redirect.taken', microsoft });
    });
  });
