import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import { Shape, Text } from './bounded.ts';

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

export const siteSpec = { build: { answer: BuildMetadata, hide: true } } satisfies Record<string, CallSpec>;

export type BuildMetadata = Static<typeof BuildMetadata>;
