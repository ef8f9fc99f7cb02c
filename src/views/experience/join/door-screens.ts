import { AttendanceScreen } from '../attendance/attendance-screen.tsx';
import { PlaceGivenUp } from '../gate/place-given-up.tsx';
import { JoinScreen } from './join-screen.tsx';

/** The screens before a session: a personal link needs none of them. */
export const doorScreens = { AttendanceScreen, JoinScreen, PlaceGivenUp };
