import { Text } from '../calls/schemas/bounded.ts';

/** Name of the organiser who did it; empty for one who is not known any more. */
export const HostName = Text(200);
