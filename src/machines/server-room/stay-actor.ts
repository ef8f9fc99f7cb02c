import { fromCallback } from 'xstate';
import type { EnterServerRoom, ServerRoom } from '../../services/rooms/server-room.ts';
import type { StayCommand, StayInput, StayReport } from './server-room-machine.ts';

const reports = {
  connected: { type: 'stay.connected' },
  disturbed: { type: 'stay.disturbed' },
  lost: { type: 'stay.lost' },
} as const;

export interface StayDeps {
  enter: EnterServerRoom;
  /** Attaches this seat's tracks to the room, and detaches them when the stay is over. */
  hold: (room: ServerRoom) => () => void;
}

/** One stay in the room, from joining to leaving. */
export const createStayActor = ({ enter, hold }: StayDeps) =>
  fromCallback<StayCommand, StayInput, StayReport>(({ input, receive, sendBack }) => {
    const going = new AbortController();
    let room: ServerRoom | undefined;
    let letGo = () => {};
    const report = (report: StayReport) => {
      if (!going.signal.aborted) sendBack(report);
    };
    enter(input.access, {
      own: input.own,
      signal: going.signal,
      events: {
        onState: (state) => report(reports[state]),
        onPeers: (peers) => report({ type: 'peers.changed', peers }),
      },
    }).then(
      (entered) => {
        if (going.signal.aborted) return entered.close();
        room = entered;
        letGo = hold(entered);
      },
      () => report({ type: 'stay.lost' }),
    );
    receive(() => room?.requestRoute());
    return () => {
      going.abort();
      letGo();
      room?.close();
    };
  });
