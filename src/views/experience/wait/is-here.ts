import type { RosterSeat } from '#contract/messages/session-projection.ts';

/** Whoever reads the list is here, also before the connection tells who is. */
export const isHereFor =
  (own: string) =>
  ({ present, seat_id }: RosterSeat): boolean =>
    present || seat_id === own;
