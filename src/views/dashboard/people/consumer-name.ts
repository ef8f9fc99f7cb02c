import { fullName } from '#contract/rules/people/full-name.ts';
import type { Consumer } from '#contract/calls/schemas/consumers.ts';

/** The address, for a person who was added by it alone. */
export const consumerName = (consumer: Consumer): string => fullName(consumer) || consumer.email;
