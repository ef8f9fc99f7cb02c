import type { DataPackage, SessionStart } from '#contract/calls/schemas/participants.ts';
import type {
  LiveSessionDeps,
  LiveSessionTools,
  OpenedLiveSession,
  openLiveSession,
} from './open-live-session.ts';

export type LiveSessionDesk = {
  /** What came with the data package; good once, for that seat, and only for a session that is opened at once. */
  offerStart(seatId: string, start: SessionStart | null): void;
  open(dataPackage: DataPackage): Promise<Pick<OpenedLiveSession, 'logic' | 'input'>>;
  /** Of the session that was opened last. */
  tools(): LiveSessionTools | null;
};

/** Older offers are fetched again. */
const startLastsMs = 10_000;

/** Opens sessions, of which the application has one at a time; what they are made of is loaded with the first. */
export function createLiveSessionDesk(
  deps: Omit<LiveSessionDeps, 'start'>,
  load: () => Promise<typeof openLiveSession>,
): LiveSessionDesk {
  const { performance } = deps.window;
  let tools: LiveSessionTools | null = null;
  let offered: { seatId: string; start: SessionStart; at: number } | null = null;
  const takeStart = (seatId: string) => {
    const taken = offered;
    offered = null;
    const isGood = taken?.seatId === seatId && performance.now() - taken.at < startLastsMs;
    return isGood ? taken.start : null;
  };
  return {
    offerStart(seatId, start) {
      offered = start && { seatId, start, at: performance.now() };
    },
    async open(dataPackage) {
      const openLiveSession = await load();
      const opened = openLiveSession(dataPackage, { ...deps, start: takeStart(dataPackage.seat_id) });
      tools = opened.tools;
      return opened;
    },
    tools: () => tools,
  };
}
