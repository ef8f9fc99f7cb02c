import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { LiveSessionDeps, LiveSessionTools, OpenedLiveSession } from './open-live-session.ts';

export type LiveSessionDesk = {
  open(dataPackage: DataPackage): Promise<Pick<OpenedLiveSession, 'logic' | 'input'>>;
  /** Of the session that was opened last. */
  tools(): LiveSessionTools | null;
};

/** Opens sessions, of which the application has one at a time; what they are made of is loaded with the first. */
export function createLiveSessionDesk(deps: LiveSessionDeps): LiveSessionDesk {
  let tools: LiveSessionTools | null = null;
  return {
    async open(dataPackage) {
      const { openLiveSession } = await import('./open-live-session.ts');
      const opened = openLiveSession(dataPackage, deps);
      tools = opened.tools;
      return opened;
    },
    tools: () => tools,
  };
}
