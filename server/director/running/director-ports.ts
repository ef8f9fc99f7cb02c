import type { Queryable } from '../../database/database.ts';
import type { DirectorContext } from '../rules/director-context.ts';
import type { DirectorEvent } from '../rules/director-events.ts';

/** Stores the results of an ended session, such as its awards, in the transaction that ends it. */
export type KeepEnding = (transaction: Queryable, context: DirectorContext) => Promise<void>;

/** Work of an event: done in the transaction that logs it, and not if it is refused. */
export type Alongside = (transaction: Queryable, event: DirectorEvent) => Promise<void>;
