import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import { serviceIds, serviceStates } from '../../words/running-services.ts';
import { Choice, Instant, List, Shape, Text } from './bounded.ts';

/** `redirects` maps a path of ours to where the server wants its visitors. */
export const BuildMetadata = Shape({
  build: Text(100),
  redirects: Type.Optional(
    Type.Record(Type.String({ pattern: '^.{1,2000}$' }), Text(2000), {
      maxProperties: 1000,
      additionalProperties: false,
    }),
  ),
});

/** How the running services are, at most ten seconds old. */
export const StatusAnswer = Shape({
  at: Instant,
  services: List(Shape({ id: Choice(serviceIds), state: Choice(serviceStates) }), serviceIds.length),
});

export const siteSpec = {
  build: { answer: BuildMetadata, hide: true },
  status: {
    answer: StatusAnswer,
    throttle: [{ name: 'status', by: 'address', hits: 120, perMs: 60_000 }],
  },
} satisfies Record<string, CallSpec>;

export type BuildMetadata = Static<typeof BuildMetadata>;
export type StatusAnswer = Static<typeof StatusAnswer>;
