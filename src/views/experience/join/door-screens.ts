import { AttendanceScreen } from '../attendance/attendance-screen.tsx';
import { PlaceGivenUp } from '../gate/place-given-up.tsx';
import { JoinScreen } from './join-screen.tsx';

/** What a seat is asked before its session: a personal link that opens its seat needs none of it. */
export const doorScreens = { AttendanceScreen, JoinScreen, PlaceGivenUp };
