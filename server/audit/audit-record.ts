import { type CommitHook, commitHook } from '../database/commit-hook.ts';

type Values = Readonly<Record<string, unknown>>;

/** An entry while its request runs. */
export interface AuditRecord extends CommitHook {
  subjects: Set<string>;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  isDropped: boolean;
}

const current = (): AuditRecord | undefined => commitHook.getStore() as AuditRecord | undefined;

/**
 * What a change found, and what it leaves, for the entry of the request that it belongs to; without one nothing happens.
 * No name, address or text of a guest: the log outlives what is erased.
 */
export function noteChange(before: Values, after: Values): void {
  const record = current();
  if (!record) return;
  record.before = { ...before, ...record.before };
  record.after = { ...record.after, ...after };
}

/** The row that a request made or changed, where its address does not name it. */
export const noteSubject = (subject: string | number): void => {
  current()?.subjects.add(String(subject));
};

const textOf = (value: unknown) =>
  JSON.stringify(value instanceof Date ? value.toISOString() : (value ?? null));

/** The values that differ; null where none do. */
export function differences(before: Values, after: Values): { before: Values | null; after: Values | null } {
  const changed = Object.keys(after).filter((name) => textOf(before[name]) !== textOf(after[name]));
  const of = (values: Values) => {
    const known = changed.filter((name) => Object.hasOwn(values, name));
    return known.length === 0 ? null : Object.fromEntries(known.map((name) => [name, values[name] ?? null]));
  };
  return { before: of(before), after: of(after) };
}
