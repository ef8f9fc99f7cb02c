import { type Static, Type } from 'typebox';
import { spokenLanguages } from '../../../rules/languages.ts';
import { programmeLimits, signUpAudiences, signUpEndings } from '../../../rules/sessions/programmes.ts';
import { longestTitle } from '../../../rules/sessions/session-title.ts';
import type { CallSpec, CallThrottle } from '../../call.ts';
import { Choice, Id, List, Nullable, PathId, PlainName, ServerMs, Shape, Text } from '../bounded.ts';
import { GuestColour } from '../company.ts';

const LinkToken = Text(128, { minLength: 1 });
const Language = Choice(spokenLanguages);

/** What everybody with the link sees. `free` counts places that nobody holds. */
export const PublicProgramme = Shape({
  title: Text(longestTitle),
  company: Text(120),
  logo_url: Nullable(Text(120)),
  colour: GuestColour,
  organiser: Text(200),
  story: Shape({
    title: Text(200),
    tagline: Text(400),
    length_minutes: Type.Integer(),
    block_minutes: Type.Integer(),
    cover_url: Text(300),
  }),
  timezone_id: Text(64),
  closes_at: ServerMs,
  is_open: Type.Boolean(),
  audience: Choice(signUpAudiences),
  /** Of the audience; a list of addresses is not shown. */
  domains: List(Text(254), programmeLimits.domains),
  /** Those to come, the earliest first. */
  slots: List(
    Shape({ id: Id, starts_at: ServerMs, capacity: Type.Integer(), free: Type.Integer() }),
    programmeLimits.slots,
  ),
});

export const SignUpRequest = Shape({
  slot_id: Id,
  /** The first one signs up, alone or with others who stay in one team. */
  people: List(
    Shape({ first_name: PlainName(80), last_name: Text(80), email: Text(254, { minLength: 1 }) }),
    programmeLimits.groupSize,
    { minItems: 1 },
  ),
  /** Onto the waiting list where the slot has no room for all of them. */
  wait: Type.Boolean(),
  language: Language,
  timezone_id: Type.Optional(Text(64)),
});

/** The same whether the address may sign up or not: the rest is in the mail. */
export const SignUpAnswer = Shape({
  state: Choice(['placed', 'waiting']),
  /** When places that are not confirmed are given up. */
  until: ServerMs,
});

const placeStates = ['unconfirmed', 'confirmed', 'waiting', 'offered', 'ended'] as const;

/** One person's place. `until`: the deadline to confirm or accept. */
export const Place = Shape({
  programme: PublicProgramme,
  /** Of the sign-up page. */
  token: Text(64),
  state: Choice(placeStates),
  ending: Nullable(Choice(signUpEndings)),
  until: Nullable(ServerMs),
  slot_id: Id,
  starts_at: ServerMs,
  /** Whether its session, or the time to change anything, is over. */
  is_over: Type.Boolean(),
  /** Accepts and changes the slot for the whole group. */
  leads: Type.Boolean(),
  language: Language,
  people: List(
    Shape({ name: Text(200), is_you: Type.Boolean(), is_confirmed: Type.Boolean() }),
    programmeLimits.groupSize,
  ),
});

const ByToken = Shape({ token: PathId });
const tenMinutes = 10 * 60_000;

/** An office shares one address. */
const writes: readonly CallThrottle[] = [{ name: 'sign-up', by: 'address', hits: 300, perMs: tenMinutes }];
const byLink: readonly CallThrottle[] = [
  { name: 'place link', by: 'address', hits: 60, perMs: 60_000, counts: 'failures' },
];
const placeBody = Shape({ link_token: LinkToken, language: Language });

export const signUpSpec = {
  show: { params: ByToken, query: Shape({ language: Language }), answer: PublicProgramme },
  signUp: { params: ByToken, body: SignUpRequest, answer: SignUpAnswer, status: 202, throttle: writes },
  readPlace: { body: placeBody, answer: Place, throttle: byLink },
  confirm: { body: placeBody, answer: Place, throttle: byLink },
  accept: { body: placeBody, answer: Place, throttle: byLink },
  move: {
    body: Shape({ ...placeBody.properties, slot_id: Id }),
    answer: Place,
    throttle: byLink,
  },
  cancel: { body: placeBody, answer: Place, throttle: byLink },
} satisfies Record<string, CallSpec>;

export type PublicProgramme = Static<typeof PublicProgramme>;
export type SignUpRequest = Static<typeof SignUpRequest>;
export type SignUpAnswer = Static<typeof SignUpAnswer>;
export type Place = Static<typeof Place>;
