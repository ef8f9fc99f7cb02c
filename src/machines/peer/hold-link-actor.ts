import { fromCallback } from 'xstate';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import { judgeLine, type LineQuality, type LineReading } from '../../services/rooms/line-quality.ts';
import type { CreatePeerLink, LinkMessage, PeerLink } from '../../services/rooms/peer-link.ts';
import type { LinkCommand, LinkInput, LinkReport } from './peer-machine.ts';

export interface HoldLinkDeps {
  createLink: CreatePeerLink;
  say: (input: LinkInput, message: LinkMessage) => void;
  /** Attaches this seat's tracks to the link, and detaches them when the attempt is over. */
  hold: (seatId: string, link: PeerLink) => () => void;
  every: (ms: number, run: () => void) => () => void;
  lookEveryMs: number;
}

/** One attempt at a pair: a link from its opening to its end. */
export const createHoldLink = (deps: HoldLinkDeps) =>
  fromCallback<LinkCommand, LinkInput, LinkReport>(({ input, receive, sendBack }) => {
    let isConnected = false;
    let isOver = false;
    let reading: LineReading | undefined;
    let line: LineQuality = 'unknown';
    const link = deps.createLink({
      say: (message) => deps.say(input, message),
      onState: (state) => {
        isConnected = state === 'connected';
        if (state === 'connected') sendBack({ type: 'link.connected' });
        if (state === 'lost') sendBack({ type: 'link.lost' });
      },
      onStatus: (status) => sendBack({ type: 'link.status', status }),
    });
    const letGo = deps.hold(input.seatId, link);
    const attempt = (work: Promise<void>) => {
      work.catch(() => (isOver ? undefined : sendBack({ type: 'link.failed' })));
    };
    const look = async () => {
      if (!isConnected) return;
      const now = await link.readLine().catch(() => undefined);
      if (!now || isOver) return;
      const judged = judgeLine(reading, now);
      reading = now;
      if (judged === line) return;
      line = judged;
      sendBack({ type: 'link.line', line });
    };
    receive((command) =>
      attempt(command.type === 'route.requested' ? link.restartIce() : link.hear(messageOf(command.signal))),
    );
    attempt(input.offer === null ? link.offer() : link.hear({ kind: 'offer', payload: input.offer }));
    const stopLooking = deps.every(deps.lookEveryMs, () => void look());
    return () => {
      isOver = true;
      stopLooking();
      letGo();
      link.close();
    };
  });

function messageOf({ kind, payload = '' }: RoomSignal): LinkMessage {
  if (kind === 'hello' || kind === 'bye') throw new Error(`A ${kind} is no word between links`);
  return { kind, payload };
}
