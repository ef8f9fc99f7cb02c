import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { MonthFigures } from '#contract/rules/reports/month-figures.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { BillingDetails, RefundState, TaxCheck } from '#contract/calls/schemas/orders.ts';
import type { NotificationKind } from '#contract/rules/people/notification-kinds.ts';
import type { OrderStatus } from '#contract/rules/money/order-lifecycle.ts';
import type { TaxTreatment } from '#contract/rules/money/order-price.ts';
import type { Seller } from '../config/shop.ts';
import type { TestPage } from './test-page.ts';
import type { TemplateSettings } from '#contract/calls/schemas/templates.ts';
import type { SignUpAudience, SignUpEnding, SignUpState } from '#contract/rules/sessions/programmes.ts';
import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';

type Id = Generated<number>;
type At = Date;
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
type Json = ColumnType<unknown, unknown, unknown>;

/** The rows of every table; see migrations/ for keys and checks. */
export interface Schema {
  settings: { name: string; value: Json };
  companies: {
    id: Id;
    name: string;
    /** Credits of an invoice may be used before it is paid. */
    invoice_at_once: Generated<boolean>;
    /** Joining by email and session id requires a mailed code. */
    confirm_address: Generated<boolean>;
    /** PNG or JPEG, on the company's awards, in mails to guests and in the waiting room. */
    logo: Maybe<Buffer>;
    /** Made of it by the database, hexadecimal. */
    logo_digest: GeneratedAlways<string | null>;
    /** `#rrggbb` in small letters, beside its name and logo where guests see them. */
    colour: Maybe<string>;
    /** Of everybody who logs in with a password. */
    second_factor_required: Generated<boolean>;
    /** Days after which these are deleted; null: when the company closes its account. */
    keep_people_days: Maybe<number>;
    keep_chats_days: Maybe<number>;
    keep_results_days: Maybe<number>;
    created_at: At;
    deleted_at: MaybeAt;
    /** Grows with each change of what it decides. */
    version: Generated<number>;
    changed_at: MaybeAt;
    changed_by: Maybe<number>;
  };
  users: {
    id: Id;
    company_id: Maybe<number>;
    user_type_id: number;
    first_name: string;
    last_name: string;
    email: string;
    password_hash: Maybe<string>;
    email_verified_at: MaybeAt;
    verification_sent_at: MaybeAt;
    disabled_at: MaybeAt;
    created_at: At;
    /** Of the mails to them. */
    language: Generated<SpokenLanguage>;
    /** Grows with each change of the profile, and of the company's name. */
    version: Generated<number>;
    changed_at: MaybeAt;
    changed_by: Maybe<number>;
  };
  profiles: {
    user_id: number;
    country_id: Maybe<string>;
    timezone_id: Maybe<string>;
    area_code: Maybe<string>;
    phone_number: Maybe<string>;
  };
  /** All others are wanted. */
  unwanted_notifications: { user_id: number; kind: NotificationKind };
  social_accounts: { provider: string; subject: string; user_id: number; created_at: At };
  spent_social_tokens: { digest: string; expires_at: At };
  social_link_requests: {
    digest: string;
    provider: string;
    subject: string;
    user_id: number;
    expires_at: At;
  };
  second_factors: { user_id: number; secret: string; confirmed_at: MaybeAt; last_step: Generated<number> };
  passkeys: {
    id: Id;
    user_id: number;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: Json;
    name: string;
    created_at: At;
    used_at: MaybeAt;
  };
  passkey_challenges: { challenge: string; user_id: number; purpose: string; expires_at: At };
  address_changes: {
    user_id: number;
    email: string;
    current_digest: string;
    new_digest: string;
    current_confirmed_at: MaybeAt;
    new_confirmed_at: MaybeAt;
    expires_at: At;
  };
  recovery_codes: { user_id: number; digest: string };
  company_domains: {
    id: Id;
    company_id: number;
    domain: string;
    proof: string;
    created_at: At;
    proved_at: MaybeAt;
    lost_at: MaybeAt;
    checked_at: MaybeAt;
    misses: Generated<number>;
  };
  sign_on_connections: {
    company_id: number;
    /** Names the company in the address of the back-channel logout. */
    key: string;
    issuer: string;
    client_id: string;
    client_secret: string;
    group_claim: string;
    group_roles: Json;
    default_role: Maybe<number>;
    tested_at: MaybeAt;
    is_enforced: Generated<boolean>;
  };
  sign_on_attempts: {
    state: string;
    binding: string;
    company_id: number;
    tester_id: Maybe<number>;
    nonce: string;
    verifier: string;
    expires_at: At;
  };
  sign_on_accounts: { company_id: number; issuer: string; subject: string; user_id: number };
  sign_ons: { sign_in: string; company_id: number; user_id: number; sid: Maybe<string> };
  password_resets: { user_id: number; digest: string; created_at: At };
  admin_invitations: {
    id: Id;
    company_id: number;
    invited_by: number;
    email: string;
    user_type_id: Generated<number>;
    digest: string;
    created_at: At;
    expires_at: At;
    accepted_at: MaybeAt;
    revoked_at: MaybeAt;
  };
  /** Whom a session is assigned to; counts while they are facilitators of its company. */
  session_facilitators: { session_id: string; user_id: number; assigned_at: At };
  consumers: {
    id: Id;
    company_id: number;
    first_name: string;
    last_name: string;
    email: string;
    /** Of the browser that was last here, or as an organiser has set it since. */
    timezone_id: Maybe<string>;
    department: Generated<string>;
    /** Of mails and pages, until the person chooses one in a session. */
    language: Maybe<SpokenLanguage>;
    /** Since when the person is no longer on the company's list. */
    left_at: MaybeAt;
    /** Name and address in the forms of `searchForms`, and the department; empty for who was erased. */
    search_text: Generated<string>;
    department_text: Generated<string>;
    version: Generated<number>;
    changed_at: MaybeAt;
    changed_by: Maybe<number>;
    created_at: At;
  };
  person_tags: { consumer_id: number; tag: string };
  sessions: {
    id: string;
    company_id: number;
    created_by: number;
    title: string;
    story_slug: string;
    story_version: number;
    status: SessionStatus;
    starts_at: At;
    timezone_id: string;
    options: JSONColumnType<SessionOptions, unknown, unknown>;
    ics_sequence: Generated<number>;
    credits_reserved: Generated<number>;
    created_at: At;
    started_at: MaybeAt;
    ended_at: MaybeAt;
    room_until: MaybeAt;
    archived_at: MaybeAt;
    confirmed_at: MaybeAt;
    moved_from: MaybeAt;
    /** Zone of `moved_from`. */
    moved_from_zone: Maybe<string>;
    moved_by: Maybe<number>;
    /** Grows with each change of title, options or time. */
    version: Generated<number>;
    changed_at: MaybeAt;
    changed_by: Maybe<number>;
    /** Grows with each change of its list of people and their teams. */
    people_version: Generated<number>;
    people_changed_at: MaybeAt;
    people_changed_by: Maybe<number>;
    cancelled_by: Maybe<number>;
    /** How many times faster than real time a rehearsal's story runs; null: guests play it. */
    rehearsal_rate: Maybe<number>;
    deleted_at: MaybeAt;
    rooms_closed_at: MaybeAt;
  };
  session_templates: {
    id: Id;
    company_id: number;
    name: string;
    settings: JSONColumnType<TemplateSettings, unknown, unknown>;
    created_at: At;
  };
  teams: {
    session_id: string;
    id: number;
    name: string;
    /** Changes when a seat is put out of the team's room: what it was entered by is good no more. */
    room_key: Generated<number>;
  };
  seats: {
    id: string;
    session_id: string;
    consumer_id: number;
    team_id: number;
    link_nonce: string;
    link_digest: string;
    invited_at: MaybeAt;
    bounced_at: MaybeAt;
    opened_at: MaybeAt;
    checked_at: MaybeAt;
    check_result: Json;
    joined_at: MaybeAt;
    left_at: MaybeAt;
    declined_at: MaybeAt;
    /** The last bounce and absence that the organiser was notified of. */
    told_bounced_at: MaybeAt;
    told_declined_at: MaybeAt;
    share_personal: Generated<boolean>;
    in_analysis: Generated<boolean>;
    /** Null until the person or their browser has chosen. */
    language: Maybe<SpokenLanguage>;
    rating: Maybe<number>;
    rating_comment: Maybe<string>;
    is_bot: Generated<boolean>;
    /** Email and session id do not open it: the address was changed after the session. */
    by_link_only: Generated<boolean>;
    created_at: At;
  };
  entry_codes: { seat_id: string; digest: string; expires_at: At };
  seat_devices: { seat_id: string; digest: string; entered_at: At };
  removed_seats: {
    id: string;
    session_id: string;
    consumer_id: number;
    link_digest: string;
    removed_at: At;
  };
  access_tokens: {
    /** Its sign-in began with a password, not at a provider. */
    by_password: Generated<boolean>;
    id: Id;
    digest: string;
    user_id: Maybe<number>;
    seat_id: Maybe<string>;
    removed_seat_id: Maybe<string>;
    sign_in: string;
    /** Browser and system, once they are noted. */
    device: Maybe<string>;
    /** When a page was last opened with it, to the minute. */
    used_at: MaybeAt;
    created_at: At;
    expires_at: At;
  };
  rate_limits: { name: string; subject: string; window_ends_at: At; hits: number };
  session_events: {
    session_id: string;
    seq: number;
    at: number;
    type: string;
    payload: Json;
    story_version: number;
    machine_version: number;
  };
  team_scores: {
    session_id: string;
    team_id: number;
    story_slug: string;
    story_version: number;
    total: number;
    /** The most that could be earned on the way that was played. */
    maximum: number;
  };
  team_measures: {
    session_id: string;
    team_id: number;
    /** The id of a measure of the analysis. */
    measure: string;
    value: number;
  };
  report_months: {
    company_id: number;
    /** `2026-07`. */
    month: string;
    figures: JSONColumnType<MonthFigures, unknown, unknown>;
  };
  report_links: {
    id: Id;
    company_id: number;
    created_by: Maybe<number>;
    digest: string;
    created_at: At;
    expires_at: At;
  };
  /** What operators and companies' people changed; append-only by a trigger. */
  audit_entries: {
    id: Id;
    at: Generated<Date>;
    /** A verb of the operator, or a `CompanyAct`. */
    act: string;
    subject: string;
    reason: Maybe<string>;
    /** Null: by the operator's command. The account may be gone. */
    user_id: Maybe<number>;
    /** Null: an operator's. */
    company_id: Maybe<number>;
    /** As `addressSubject` has it. */
    address: Maybe<string>;
    before: Json;
    after: Json;
  };
  nodes: {
    url: string;
    instance: string;
    secret_digest: string;
    /** Of former secrets that it accepts, separated by spaces. */
    accepted_digests: Generated<string>;
    version: Generated<string>;
    seen_at: At;
  };
  session_leases: { session_id: string; owner: string; epoch: number; renewed_at: At; expires_at: At };
  chat_messages: {
    session_id: string;
    id: string;
    team_id: number;
    seat_id: string;
    text: string;
    at: number;
  };
  icebreaker_answers: { seat_id: string; session_id: string; question: string; text: string; at: number };
  session_messages: {
    id: string;
    session_id: string;
    /** Null: to everybody. */
    team_id: Maybe<number>;
    text: string;
    sent_by: number;
    created_at: At;
  };
  credit_balances: {
    company_id: number;
    available: Generated<number>;
    reserved: Generated<number>;
    consumed: Generated<number>;
  };
  ledger_transfers: {
    id: Id;
    company_id: number;
    kind: string;
    operation_key: string;
    session_id: Maybe<string>;
    order_id: Maybe<number>;
    actor_id: Maybe<number>;
    reason: string;
    available_after: number;
    at: At;
  };
  ledger_entries: { transfer_id: number; account: string; credits: number };
  outbox_mails: {
    id: Id;
    operation_key: string;
    kind: string;
    recipient: string;
    subject: string;
    html: string;
    body_text: string;
    ics: Maybe<string>;
    ics_method: Maybe<string>;
    session_id: Maybe<string>;
    seat_id: Maybe<string>;
    created_at: At;
    due_at: At;
    attempts: Generated<number>;
    last_error: Maybe<string>;
    sent_at: MaybeAt;
    failed_at: MaybeAt;
    /** Names the document that goes with it; drawn when the mail is sent. */
    attachment: Maybe<string>;
    /** Address that answers go to; null: the sender. */
    reply_to: Maybe<string>;
  };
  orders: {
    id: Id;
    company_id: number;
    created_by: number;
    number: Maybe<string>;
    status: OrderStatus;
    payment: 'card' | 'invoice';
    pack_id: string;
    pack_name: string;
    quantity: number;
    credits: number;
    currency: string;
    unit_minor: number;
    net_minor: number;
    tax_rate_bp: number;
    tax_minor: number;
    total_minor: number;
    tax_treatment: TaxTreatment;
    billing: JSONColumnType<BillingDetails>;
    seller: JSONColumnType<Seller>;
    /** Of its papers and mails: the buyer's when they ordered. */
    language: Generated<SpokenLanguage>;
    attempt: Generated<number>;
    payment_id: Maybe<string>;
    charge_id: Maybe<string>;
    failure: Maybe<string>;
    created_at: At;
    placed_at: MaybeAt;
    due_at: MaybeAt;
    reminded_at: MaybeAt;
    credited_at: MaybeAt;
    paid_at: MaybeAt;
    paid_late: Generated<boolean>;
    refunded_credits: Generated<number>;
    refunded_minor: Generated<number>;
    /** What the tax register said of the billing details' number; null where it was not asked. */
    tax_check: Maybe<TaxCheck>;
    /** The last one; its `answer` is null while the operator has not answered. */
    refund_request: Maybe<RefundState>;
  };
  /** Answers of the tax register for orders that are being filled in. */
  tax_checks: {
    company_id: number;
    country: string;
    tax_id: string;
    answer: TaxCheck;
    checked_at: At;
  };
  order_numbers: { series: 'order' | 'credit-note'; year: number; last: number };
  order_payments: {
    event_id: string;
    order_id: Maybe<number>;
    payment_id: string;
    state: string;
    amount_minor: number;
    currency: string;
    outcome: string;
    at: At;
  };
  order_refunds: {
    operation_key: string;
    order_id: number;
    credits: number;
    amount_minor: number;
    reason: string;
    asked_by: Maybe<number>;
    asked_at: At;
    /** Of its credit note. */
    note_number: Maybe<string>;
    refund_id: Maybe<string>;
    settled_at: MaybeAt;
    /** Refused tries so far, and when the next is due; null: now. */
    attempts: Generated<number>;
    next_try_at: MaybeAt;
  };
  test_payments: { id: string; page: JSONColumnType<TestPage>; created_at: At };
  jobs: {
    id: Id;
    kind: string;
    subject: string;
    due_at: At;
    attempts: Generated<number>;
    done_at: MaybeAt;
  };
  idempotency_keys: {
    user_id: number;
    key: string;
    request_digest: string;
    status: Maybe<number>;
    body: Json;
    created_at: At;
  };
  awards: {
    code: string;
    session_id: string;
    seat_id: Maybe<string>;
    team_id: number;
    payload: Json;
    signature: string;
    revoked_at: MaybeAt;
    revoked_reason: Maybe<string>;
    created_at: At;
  };
  realtime_messages: { channel: string; serial: string; at: number; entry: Json; bytes: number };
  programmes: {
    id: string;
    company_id: number;
    created_by: number;
    title: string;
    story_slug: string;
    timezone_id: string;
    /** Of the sign-up page, which everybody with the link may open. */
    link_token: string;
    audience: SignUpAudience;
    /** Domains or addresses, as the audience has it. */
    allowed: JSONColumnType<string[], unknown, unknown>;
    closes_at: At;
    created_at: At;
    /** Grows with each change of what it decides. */
    version: Generated<number>;
    changed_at: MaybeAt;
    changed_by: Maybe<number>;
  };
  programme_slots: {
    id: string;
    programme_id: string;
    /** Until it has a session, whose start counts from then on. */
    starts_at: At;
    capacity: number;
    /** From the first confirmed person on. */
    session_id: Maybe<string>;
    /** Merged into another slot, or its session was cancelled. */
    ended_at: MaybeAt;
    /** When its people were dealt to even teams, once. */
    balanced_at: MaybeAt;
  };
  /** A person alone, or a group that stays together. */
  sign_ups: {
    id: string;
    slot_id: string;
    state: SignUpState;
    offered_until: MaybeAt;
    language: SpokenLanguage;
    timezone_id: Maybe<string>;
    /** The order in which people signed up, and wait. */
    queue_number: GeneratedAlways<number>;
    created_at: At;
  };
  sign_up_people: {
    id: string;
    sign_up_id: string;
    programme_id: string;
    /** The first of those who remain changes the slot for the group. */
    position: number;
    email: string;
    first_name: string;
    last_name: string;
    confirmed_at: MaybeAt;
    /** When an unconfirmed place is given up. */
    expires_at: MaybeAt;
    ended_at: MaybeAt;
    ending: Maybe<SignUpEnding>;
    /** Null before `seated_at`, and when the seat has been removed. */
    seat_id: Maybe<string>;
    seated_at: MaybeAt;
  };
  /** Sets of people who must be in different teams; a set has at least two rows. */
  kept_apart: { set_id: string; programme_id: string; consumer_id: number; created_at: At };
  trials: { session_id: string; subject: string };
  contact_requests: {
    id: Id;
    name: string;
    email: string;
    topic: string;
    message: string;
    session_id: Maybe<string>;
    created_at: At;
  };
}
