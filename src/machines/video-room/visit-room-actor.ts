import { fromCallback } from 'xstate';
import type { EnterRoom, RoomConnection, RoomConnectionInput } from './room-connection.ts';
import type { RoomCommand, VideoRoomEvent } from './video-room-machine.ts';

export interface VisitRoomDeps {
  /** What a stay in the room is made of is loaded with the first. */
  loadEnterRoom: () => Promise<EnterRoom>;
}

/** Stays in the room from when its code is there; commands that come before wait for it. */
export const createVisitRoom = ({ loadEnterRoom }: VisitRoomDeps) =>
  fromCallback<RoomCommand, RoomConnectionInput, VideoRoomEvent>(({ input, receive, sendBack }) => {
    const waiting: RoomCommand[] = [];
    let stay: RoomConnection | undefined;
    let isOver = false;
    loadEnterRoom().then(
      (enterRoom) => {
        if (isOver) return;
        stay = enterRoom(input, sendBack);
        for (const command of waiting.splice(0)) stay.execute(command);
      },
      () => isOver || sendBack({ type: 'engine.missing' }),
    );
    receive((command) => {
      if (stay) stay.execute(command);
      else waiting.push(command);
    });
    return () => {
      isOver = true;
      stay?.leave();
    };
  });
