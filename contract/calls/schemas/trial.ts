import type { Static } from 'typebox';
import type { CallSpec } from '../call.ts';
import { Shape, Text } from './bounded.ts';

const anHour = 3_600_000;

/** The personal link to the visitor's seat. */
export const TrialSession = Shape({ link: Text(500) });

export const trialSpec = {
  start: {
    answer: TrialSession,
    status: 201,
    throttle: [{ name: 'trial', by: 'address', hits: 10, perMs: anHour }],
  },
} satisfies Record<string, CallSpec>;

export type TrialSession = Static<typeof TrialSession>;
