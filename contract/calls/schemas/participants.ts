import { type Static, Type } from 'typebox';
import { spokenLanguages } from '../../rules/languages.ts';
import { sessionStatuses } from '../../rules/sessions/session-lifecycle.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, Instant, Nullable, ServerMs, Shape, Text } from './bounded.ts';
import { CompanyRetention, GuestColour } from './company.ts';
import { RealtimeTokenAnswer, Snapshot } from './experience.ts';
import { RoomKind } from './room-access.ts';
import { IceServers } from './system-check.ts';

export const ExpAuthQuery = Shape({
  email: Text(254),
  sessionId: Text(64),
});

/** Bodies, so that addresses stay out of addresses. */
export const EntryCodeRequest = Shape({ email: Text(254), session_id: Text(64) });

/** The same for every address: milliseconds for which a mailed code is valid, and until the next may be requested. */
export const EntryCodeAnswer = Shape({ expires_in_ms: Type.Integer(), resend_in_ms: Type.Integer() });

export const EnterByCodeRequest = Shape({ email: Text(254), session_id: Text(64), code: Text(64) });

/** `untouched`: nobody has touched the page yet that opens the link, as with a mail scanner; `arrive` says when. */
export const ExpLinkRequest = Shape({
  link_token: Text(128, { minLength: 1 }),
  untouched: Type.Optional(Type.Boolean()),
});

/** The browser's preferred language and its time zone; the language counts until the seat has one. */
export const ArriveRequest = Shape({
  language: Type.Optional(Choice(spokenLanguages)),
  timezone: Type.Optional(Text(64)),
});

/** `session_id`, `email` are given so that the browser can file the token under email plus session id. */
export const ExpTokenAnswer = Shape({
  token: Text(4000),
  expires_at: Instant,
  session_id: Id,
  email: Text(254),
});

/** The first answers that a page needs in its session, as their own calls return them. */
export const SessionStart = Shape({ snapshot: Snapshot, realtime: RealtimeTokenAnswer });

export const DataPackage = Shape({
  consumer: Shape({
    id: Type.Integer(),
    first_name: Text(80),
    last_name: Text(80),
    email: Text(254),
    created_at: Instant,
  }),
  seat_id: Id,
  /** The person has declined: the session runs without this seat. */
  declined: Type.Boolean(),
  /** The person plans sessions of this company, with an account under the same address. */
  plans: Type.Boolean(),
  session: Shape({
    id: Id,
    title: Text(200),
    status: Choice(sessionStatuses),
    starts_at: ServerMs,
    timezone_id: Text(64),
    host: Text(200),
    company: Text(120),
    /** Of the company's logo; null where it has none. */
    logo_url: Nullable(Text(120)),
    colour: GuestColour,
    /** Whether anything is counted for the team's analysis. */
    analytics: Type.Boolean(),
    /** Whether teams may write to each other, from the opening of the lobby to the end. */
    chat: Type.Boolean(),
    /** How long the company keeps what is about its guests. */
    retention: CompanyRetention,
    /** A visitor plays alone, with bots in the other seats. */
    trial: Type.Boolean(),
  }),
  story: Shape({
    slug: Id,
    title: Text(200),
    tagline: Text(400),
    length_minutes: Type.Integer(),
    cover_url: Text(300),
    /** A playlist with sound; `teaser_ends_ms` where it is a scene of the story, of which only a beginning is shown. */
    teaser_url: Text(300),
    teaser_ends_ms: Nullable(Type.Integer()),
    /** Its audio track alone, for audio-only mode. */
    teaser_sound_url: Text(300),
    /** The seat's language; the first of `languages` is the story's own. */
    language: Text(5),
    languages: Type.Array(Text(5), { maxItems: 20 }),
  }),
  language: Choice(spokenLanguages),
  ice_servers: IceServers,
  room: RoomKind,
  /** Only on request, and where the session can be entered. */
  start: Type.Optional(SessionStart),
});

/** In which the live area speaks to the seat, and tells the story where it has it. */
export const LanguageRequest = Shape({ language: Choice(spokenLanguages) });
/** False takes it back: the person can come after all. */
export const DeclineRequest = Shape({ declined: Type.Boolean() });

export const participantSpec = {
  enterByEmail: { query: ExpAuthQuery, answer: ExpTokenAnswer, load: 'live' },
  sendEntryCode: {
    load: 'live',
    body: EntryCodeRequest,
    answer: EntryCodeAnswer,
    throttle: [{ name: 'entry-code-ip', by: 'address', hits: 300, perMs: 60_000 }],
  },
  enterByCode: {
    load: 'live',
    body: EnterByCodeRequest,
    answer: ExpTokenAnswer,
    throttle: [{ name: 'participant-ip', by: 'address', hits: 60, perMs: 60_000, counts: 'failures' }],
  },
  enterByLink: {
    load: 'live',
    body: ExpLinkRequest,
    answer: ExpTokenAnswer,
    throttle: [{ name: 'participant-ip', by: 'address', hits: 60, perMs: 60_000, counts: 'failures' }],
  },
  dataPackage: {
    query: Shape({
      sessionId: Text(64),
      /** The browser's preference; it counts until the seat has a language. */
      language: Type.Optional(Choice(spokenLanguages)),
      /** Of the browser; mails then give the start in it first. */
      timezone: Type.Optional(Text(64)),
      /** Of a page that is about to enter the session. */
      with: Type.Optional(Choice(['start'])),
      /** The page is untouched yet: language and time zone are stored with the first interaction. */
      visit: Type.Optional(Choice(['untouched'])),
    }),
    answer: DataPackage,
  },
  arrive: { body: ArriveRequest, pace: 'act' },
  decline: { body: DeclineRequest, pace: 'act' },
  chooseLanguage: { body: LanguageRequest, pace: 'act' },
  erase: { load: 'usual', pace: 'act' },
  logOut: {},
} satisfies Record<string, CallSpec>;

export type ExpAuthQuery = Static<typeof ExpAuthQuery>;
export type EntryCodeRequest = Static<typeof EntryCodeRequest>;
export type EntryCodeAnswer = Static<typeof EntryCodeAnswer>;
export type EnterByCodeRequest = Static<typeof EnterByCodeRequest>;
export type ExpLinkRequest = Static<typeof ExpLinkRequest>;
export type ArriveRequest = Static<typeof ArriveRequest>;
export type ExpTokenAnswer = Static<typeof ExpTokenAnswer>;
export type SessionStart = Static<typeof SessionStart>;
export type DataPackage = Static<typeof DataPackage>;
