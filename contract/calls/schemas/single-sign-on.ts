import { type Static, Type } from 'typebox';
import { mostDomains, mostGroups } from '../../rules/people/single-sign-on.ts';
import { type MemberRole, memberRoles } from '../../rules/people/user-types.ts';
import type { CallSpec } from '../call.ts';
import { ByRowId, Choice, Instant, List, Nullable, Shape, Text, VisibleText } from './bounded.ts';
import { Email, TokenAnswer } from './identity.ts';

const minute = 60_000;
const Role = Type.Unsafe<MemberRole>(Type.Enum([...memberRoles]));
const AnsweredRole = Type.Unsafe<MemberRole | null>(Nullable(Type.Integer()));

/** `lost`: it was verified, and its proof is gone. */
export const CompanyDomain = Shape({
  id: Type.Integer(),
  domain: Text(253),
  state: Choice(['unproved', 'verified', 'lost']),
  /** Of a TXT record, or of the file in its place. */
  record_name: Text(300),
  proof: Text(100),
  file_url: Text(400),
  checked_at: Nullable(Instant),
});

const GroupRole = Shape({ group: VisibleText(200), role: Role });
const settings = {
  issuer: Text(400, { minLength: 1 }),
  client_id: VisibleText(400),
  /** The claim of the ID token that lists a person's groups. */
  group_claim: VisibleText(100),
  /** The first group of a person that is listed here decides. */
  group_roles: List(GroupRole, mostGroups),
  /** Of people in none of these groups; null: they are not admitted. */
  default_role: Nullable(Role),
};

/** Never the client secret. */
export const SignOnConnection = Shape({
  ...settings,
  default_role: AnsweredRole,
  /** When a log-in through it was last tried with success; null once it was changed. */
  tested_at: Nullable(Instant),
  is_enforced: Type.Boolean(),
  /** Receives the provider's back-channel logout. */
  logout_url: Text(400),
});

/** `redirect_url`: what the provider has to permit. */
export const SingleSignOn = Shape({
  domains: List(CompanyDomain, mostDomains),
  connection: Nullable(SignOnConnection),
  redirect_url: Text(400),
});

/** `client_secret`: kept as it is where it is left out, as long as the issuer and the client are the same. */
export const SaveConnectionRequest = Shape({
  ...settings,
  client_secret: Type.Optional(Text(1000, { minLength: 1 })),
});

/** `url`: of the provider; `binding`: kept by this browser and sent back, so that another one cannot finish. */
export const SignOnStart = Shape({ url: Text(8000), binding: Text(100) });

/** What the provider sent the browser back with. */
export const FinishSignOnRequest = Shape({
  state: Text(200),
  code: Text(8000, { minLength: 1 }),
  binding: Text(200),
  /** Names the provider (RFC 9207), where it does. */
  iss: Type.Optional(Text(400)),
});

/** `role`: null where the person would not be admitted. */
export const SignOnTestAnswer = Shape({
  email: Text(254),
  groups: List(Text(200), mostGroups),
  role: Nullable(Type.Integer()),
});

const byCompany = (name: string, hits: number) => [
  { name, by: 'company' as const, hits, perMs: 10 * minute },
];

export const singleSignOnSpec = {
  read: { answer: SingleSignOn },
  addDomain: {
    audit: 'domain.add',
    body: Shape({ domain: Text(253, { minLength: 1 }) }),
    answer: CompanyDomain,
    status: 201,
    throttle: byCompany('add domain', 30),
  },
  checkDomain: {
    audit: 'domain.check',
    params: ByRowId,
    answer: CompanyDomain,
    throttle: byCompany('check domain', 30),
  },
  removeDomain: { audit: 'domain.remove', params: ByRowId },
  saveConnection: {
    audit: 'signOn.save',
    body: SaveConnectionRequest,
    answer: SignOnConnection,
    throttle: byCompany('save connection', 30),
  },
  removeConnection: { audit: 'signOn.remove' },
  enforce: {
    audit: 'signOn.enforce',
    body: Shape({ is_enforced: Type.Boolean() }),
    answer: SignOnConnection,
  },
  beginTest: {
    audit: { none: 'The test is noted once the provider has answered.' },
    answer: SignOnStart,
    throttle: byCompany('test connection', 30),
  },
  finishTest: {
    audit: 'signOn.test',
    body: FinishSignOnRequest,
    answer: SignOnTestAnswer,
    throttle: byCompany('finish test', 30),
  },
  begin: {
    body: Shape({ email: Email }),
    answer: SignOnStart,
    throttle: [{ name: 'begin sign-on', by: 'address', hits: 300, perMs: 10 * minute }],
  },
  finish: {
    body: FinishSignOnRequest,
    answer: TokenAnswer,
    throttle: [{ name: 'finish sign-on', by: 'address', hits: 30, perMs: minute, counts: 'failures' }],
  },
} satisfies Record<string, CallSpec>;

export type CompanyDomain = Static<typeof CompanyDomain>;
export type SignOnConnection = Static<typeof SignOnConnection>;
export type SingleSignOn = Static<typeof SingleSignOn>;
export type SaveConnectionRequest = Static<typeof SaveConnectionRequest>;
export type SignOnStart = Static<typeof SignOnStart>;
export type FinishSignOnRequest = Static<typeof FinishSignOnRequest>;
export type SignOnTestAnswer = Static<typeof SignOnTestAnswer>;
