import { Type } from 'typebox';
import { Instant, Nullable, Shape, Text } from './bounded.ts';

/**
 * The version of what is changed, as its form was filled in: 409 where somebody has changed it since. Without it the
 * change is made to whatever is there.
 */
export const Version = Type.Optional(Type.Integer({ minimum: 1 }));

/** The same in the address of a call whose body has no place for it. */
export const VersionQuery = Shape({ version: Type.Optional(Text(9, { pattern: '^[1-9][0-9]*$' })) });

/** Who made it, and when; null before the first. `by` is empty for an erased account. */
export const LastChange = Nullable(Shape({ by: Text(200), at: Instant }));
