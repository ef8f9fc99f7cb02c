import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import {
  Choice,
  Id,
  Instant,
  List,
  NextCursor,
  Nullable,
  PathId,
  RowId,
  ServerMs,
  Shape,
  Text,
  VisibleText,
} from './bounded.ts';

/** Rows of a list that has no further page. */
const most = 200;

const Count = Type.Integer({ minimum: 0 });
const RowPath = Type.String({ pattern: '^[1-9][0-9]{0,8}$', maxLength: 9 });
const Reason = VisibleText(200);

export const OperatorCompany = Shape({
  id: RowId,
  name: Text(200),
  accounts: Count,
  sessions: Count,
  available: Count,
  reserved: Count,
});

export const OperatorSession = Shape({
  id: Id,
  title: Text(200),
  status: Choice(['scheduled', 'lobby', 'live', 'failed']),
  starts_at: Instant,
  company_id: RowId,
  company: Text(200),
  /** False for an open session that no node directs. */
  directed: Type.Boolean(),
});

export const OperatorMail = Shape({
  id: RowId,
  kind: Text(60),
  recipient: Text(320),
  attempts: Count,
  /** When it is tried next; of no meaning once it was given up. */
  due_at: Instant,
  failed_at: Nullable(Instant),
  /** Why the mail server refused it. */
  last_error: Text(2000),
});

export const OperatorOrder = Shape({
  id: RowId,
  number: Nullable(Text(40)),
  company: Text(200),
  status: Choice(['pending', 'failed']),
  payment: Choice(['card', 'invoice']),
  credits: Count,
  total_minor: Type.Integer(),
  currency: Text(3),
  due_at: Nullable(Instant),
});

export const OperatorPayment = Shape({
  payment_id: Text(200),
  number: Nullable(Text(40)),
  outcome: Choice(['paid twice', 'mismatch']),
  amount_minor: Type.Integer(),
  currency: Text(3),
});

export const OperatorReport = Shape({
  /** Of the message. */
  id: Id,
  session_id: Id,
  title: Text(200),
  company: Text(200),
  /** Null where the text is erased. */
  text: Nullable(Text(2000)),
  writer: Nullable(Text(200)),
  reports: Count,
  at: ServerMs,
  seen: Type.Boolean(),
});

export const OperatorAct = Shape({
  id: RowId,
  at: Instant,
  verb: Text(60),
  subject: Text(400),
  reason: Nullable(Text(400)),
  /** Email address; null for the command, and for an account that is erased. */
  by: Nullable(Text(320)),
});

const MoveCreditsRequest = Shape({
  how: Choice(['grant', 'take']),
  credits: Type.Integer({ minimum: 1, maximum: 100_000 }),
  reason: Reason,
});

const OrderPath = Shape({ number: Text(40) });

export const operatorSpec = {
  companies: {
    query: Shape({ search: Type.Optional(Text(200)), cursor: Type.Optional(Text(20)) }),
    answer: Shape({ rows: List(OperatorCompany, most), next_cursor: NextCursor }),
  },
  moveCredits: { params: Shape({ id: RowPath }), body: MoveCreditsRequest },
  sessions: { answer: Shape({ rows: List(OperatorSession, most) }) },
  failSession: { params: Shape({ id: PathId }), body: Shape({ reason: Reason }) },
  mails: { answer: Shape({ rows: List(OperatorMail, most) }) },
  retryMail: { params: Shape({ id: Type.Union([RowPath, Type.Literal('all')]) }) },
  orders: { answer: Shape({ rows: List(OperatorOrder, most), payments: List(OperatorPayment, most) }) },
  markPaid: { params: OrderPath },
  cancelOrder: { params: OrderPath, body: Shape({ reason: Reason }) },
  reports: { answer: Shape({ rows: List(OperatorReport, most) }) },
  acts: { answer: Shape({ rows: List(OperatorAct, most) }) },
} satisfies Record<string, CallSpec>;

export type OperatorCompany = Static<typeof OperatorCompany>;
export type OperatorSession = Static<typeof OperatorSession>;
export type OperatorMail = Static<typeof OperatorMail>;
export type OperatorOrder = Static<typeof OperatorOrder>;
export type OperatorPayment = Static<typeof OperatorPayment>;
export type OperatorReport = Static<typeof OperatorReport>;
export type OperatorAct = Static<typeof OperatorAct>;
export type MoveCreditsRequest = Static<typeof MoveCreditsRequest>;
