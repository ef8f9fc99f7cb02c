import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import { serviceIds, serviceStates } from '../../words/running-services.ts';
import { subProcessorKinds } from '../../rules/sub-processor-kinds.ts';
import { Choice, Instant, List, Nullable, Shape, Text } from './bounded.ts';

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

/** An outside service that the configuration connects; `seat` is its company's country, null where it is not known. */
export const SubProcessor = Shape({
  kind: Choice(subProcessorKinds),
  name: Text(300),
  seat: Nullable(Text(2)),
});

export const SubProcessorsAnswer = Shape({ sub_processors: List(SubProcessor, 100) });

export const siteSpec = {
  build: { answer: BuildMetadata, hide: true },
  status: {
    answer: StatusAnswer,
    throttle: [{ name: 'status', by: 'address', hits: 120, perMs: 60_000 }],
  },
  subProcessors: { answer: SubProcessorsAnswer },
} satisfies Record<string, CallSpec>;

export type BuildMetadata = Static<typeof BuildMetadata>;
export type StatusAnswer = Static<typeof StatusAnswer>;
export type SubProcessor = Static<typeof SubProcessor>;
