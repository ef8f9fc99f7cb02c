import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import { Choice, Id, Instant, List, NextCursor, Nullable, RowId, Shape, Text } from './bounded.ts';

export const ledgerKinds = ['grant', 'purchase', 'refund', 'reserve', 'consume', 'release'] as const;

/** Credits a company may still spend, holds for scheduled sessions, and has used. */
export const CreditBalance = Shape({
  available: Type.Integer({ minimum: 0 }),
  reserved: Type.Integer({ minimum: 0 }),
  consumed: Type.Integer({ minimum: 0 }),
});

export const LedgerRow = Shape({
  id: Type.Integer(),
  kind: Choice(ledgerKinds),
  credits: Type.Integer(),
  reason: Text(400),
  session_id: Nullable(Id),
  session_title: Nullable(Text(120)),
  order_id: Nullable(RowId),
  actor: Nullable(Text(200)),
  at: Instant,
  available_after: Type.Integer(),
});
export const LedgerAnswer = Shape({
  balance: CreditBalance,
  rows: List(LedgerRow, 100),
  next_cursor: NextCursor,
});

export const creditSpec = {
  ledger: { query: Shape({ cursor: Type.Optional(Text(20)) }), answer: LedgerAnswer },
} satisfies Record<string, CallSpec>;

export type CreditBalance = Static<typeof CreditBalance>;
export type LedgerRow = Static<typeof LedgerRow>;
export type LedgerAnswer = Static<typeof LedgerAnswer>;
