import type { RosterSeat } from '#contract/messages/session-projection.ts';

/** The viewer is here, also before the connection lists the members. */
export const isHereFor =
  (own: string) =>
  ({ present, seat_id }: RosterSeat): boolean =>
    present || seat_id === own;
