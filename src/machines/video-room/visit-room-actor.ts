import { fromCallback } from 'xstate';
import type { EnterRoom, RoomConnection, RoomConnectionInput } from './room-connection.ts';
import type { RoomCommand, VideoRoomEvent } from './video-room-machine.ts';

export interface VisitRoomDeps {
  /** The code of the room is loaded with the first stay. */
  loadEnterRoom: () => Promise<EnterRoom>;
}

/** Joins the room once its code has loaded; commands are queued until then. */
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
