import type { Services } from '../../services.ts';
import { reportedMessages } from '../operator-lists.ts';
import { type ActsOf, table } from './operator-act.ts';

/** Chat messages that guests have reported. */
export function createReportActs({ database, clock }: Services) {
  return {
    'report list': async () =>
      table(await reportedMessages(database, clock.now()), 'No message was reported within thirty days'),
  } satisfies ActsOf<'report'>;
}
