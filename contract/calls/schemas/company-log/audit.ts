import { type Static, Type } from 'typebox';
import type { CallSpec } from '../../call.ts';
import { companyActs } from '../../../rules/people/company-acts.ts';
import { Choice, Dictionary, Instant, List, NextCursor, Nullable, RowId, Shape, Text } from '../bounded.ts';

/** Rows of a file, and people to choose from, at most. */
export const auditRows = 10_000;

/** Field names with their values. */
const Values = Dictionary(Text(4000), 60);

export const AuditEntry = Shape({
  id: RowId,
  at: Instant,
  /** A `CompanyAct`, or one of a former version. */
  act: Text(60),
  /** Empty for an account that is no more. */
  by: Text(200),
  /** Ids of what was changed, separated by blanks. */
  subject: Text(400),
  /** An IPv4 address or an IPv6 network (/64). */
  address: Nullable(Text(60)),
  before: Values,
  after: Values,
});

const day = Text(10, { pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });

const filter = {
  act: Type.Optional(Choice(companyActs)),
  /** The number of an account. */
  by: Type.Optional(Text(12, { pattern: '^[1-9][0-9]*$' })),
  /** Days by UTC, both inclusive. */
  from: Type.Optional(day),
  to: Type.Optional(day),
};

export const AuditQuery = Shape({ ...filter, cursor: Type.Optional(Text(20)) });

export const AuditAnswer = Shape({
  entries: List(AuditEntry, 100),
  next_cursor: NextCursor,
  /** Who may be chosen as `by`. */
  people: List(Shape({ id: RowId, name: Text(200) }), auditRows),
});

export const auditSpec = {
  list: { query: AuditQuery, answer: AuditAnswer },
  csv: {
    load: 'heavy',
    query: Shape(filter),
    throttle: [{ name: 'audit file', by: 'company', hits: 30, perMs: 10 * 60_000 }],
  },
} satisfies Record<string, CallSpec>;

export type AuditEntry = Static<typeof AuditEntry>;
export type AuditQuery = Static<typeof AuditQuery>;
