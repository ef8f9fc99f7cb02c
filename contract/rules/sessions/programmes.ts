import { proposedTeamSize } from './session-size.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Who may sign up: anybody with the link, addresses of some domains, or the addresses of a list. */
export const signUpAudiences = ['link', 'domains', 'addresses'] as const;
export type SignUpAudience = (typeof signUpAudiences)[number];

/** Of a sign-up: with places in its slot, on the waiting list, or with places that are to be accepted. */
export type SignUpState = 'placed' | 'waiting' | 'offered';

/** By the person, by a deadline, because the address has a place elsewhere, or by the organiser. */
export const signUpEndings = ['person', 'expired', 'elsewhere', 'organiser'] as const;
export type SignUpEnding = (typeof signUpEndings)[number];

/** Figures of programmes. What they are for: docs/rules.md. */
export const programmeLimits = {
  programmes: 100,
  slots: 60,
  domains: 20,
  addresses: 1000,
  /** A group stays in one team. */
  groupSize: proposedTeamSize,
  /** Sets of people who are kept apart, and people in one of them. */
  apartSets: 50,
  apartPeople: 12,
} as const;

/** Deadlines of sign-ups, in milliseconds. */
export const signUpTimes = {
  /** How long a place is held for an address that is not confirmed. */
  holdMs: 30 * minute,
  /** The same for those whom a confirmed person brings along. */
  companionHoldMs: 24 * hour,
  /** To accept a place from the waiting list; `lateOfferMs` where the slot starts within `lateMs`. */
  offerMs: 24 * hour,
  lateOfferMs: 2 * hour,
  lateMs: 48 * hour,
  /** When teams are dealt evenly at the latest, before the start. */
  balanceMs: 24 * hour,
} as const;

/** Whether an address may sign up; `allowed` are the domains or addresses of the audience, in lower case. */
export function isAdmitted(audience: SignUpAudience, allowed: readonly string[], email: string): boolean {
  if (audience === 'link') return true;
  return allowed.includes(audience === 'domains' ? email.slice(email.lastIndexOf('@') + 1) : email);
}
