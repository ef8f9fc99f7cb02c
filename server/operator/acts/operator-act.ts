import type { UnitOfWork } from '../../database/unit-of-work.ts';
import type { OperatorCall, OperatorVerbName } from '../operator-verbs.ts';

/** The act is impossible in the present state; the message says why. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export interface Reading {
  lines: string[];
  data?: unknown;
  isWrong?: boolean;
}

/** A change before it is made: its subject by id, for the audit, and its outcome in words. */
export interface Change {
  subject: string;
  says: string;
  make(): Promise<unknown>;
}

/** Who acts on the administration page, and the transaction that the act belongs to where there is one. */
export interface ActContext {
  userId?: number;
  unit?: UnitOfWork | undefined;
}

export type Act = (call: OperatorCall, context?: ActContext) => Promise<Reading | Change>;

export const idOf = (word: string | undefined, what: string): number => {
  if (!/^\d{1,9}$/.test(word ?? '')) throw new Refusal(`The ID of a ${what} is a number, not ${word}`);
  return Number(word);
};

export const table = (rows: readonly object[], none: string): Reading => ({
  lines:
    rows.length === 0
      ? [none]
      : rows.map((row) =>
          Object.entries(row)
            .map(
              ([name, value]) =>
                `${name} ${value instanceof Date ? value.toISOString() : String(value ?? '-')}`,
            )
            .join('  '),
        ),
  data: rows,
});

/** The acts of the verbs that begin with these words. */
export type ActsOf<Noun extends string> = Record<Extract<OperatorVerbName, `${Noun} ${string}`>, Act>;
