import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { OpenedSession } from './live-session-machine.ts';
import type { LiveSessionTools, openLiveSession } from './open-live-session.ts';
import type { ServerEdgesDeps, serverEdges } from './server-edges.ts';

export type LiveSessionLoader = {
  open(dataPackage: DataPackage): Promise<OpenedSession>;
  /** The last opened session. */
  tools(): LiveSessionTools | null;
};

/** Opens sessions, one at a time; their code is loaded with the first. */
export function createLiveSessionLoader(
  deps: ServerEdgesDeps,
  load: () => Promise<{ openLiveSession: typeof openLiveSession; serverEdges: typeof serverEdges }>,
): LiveSessionLoader {
  let tools: LiveSessionTools | null = null;
  return {
    async open(dataPackage) {
      const code = await load();
      const { tools: own, ...opened } = code.openLiveSession(
        dataPackage,
        code.serverEdges(dataPackage, deps),
      );
      tools = own;
      return opened;
    },
    tools: () => tools,
  };
}
