import type { Consumer } from '#contract/calls/schemas/consumers.ts';

/** The address of whoever was added by it alone. */
export const consumerName = ({ first_name, last_name, email }: Consumer): string =>
  `${first_name} ${last_name}`.trim() || email;
