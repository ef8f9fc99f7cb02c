import { form, plural } from '../counts.ts';
import { programmes } from '../organiser/sessions/programmes.ts';

const { problems, apart } = programmes;

/** Programmes and their sessions, in English; the other languages have the same keys. */
export const programmeRefusals = {
  unknown: 'This programme doesn’t exist.',
  tooMany: (most: number) => `A company can have up to ${most} programmes.`,
  slotGone: 'This session is no longer part of the programme.',
  tooManySlots: (most: number) => `A programme has up to ${most} sessions.`,
  tooManySeats: (most: number) => `A session of this story has room for ${most} people.`,
  seatsTaken: (taken: number) =>
    `${plural(taken, 'seat of this session is', 'seats of this session are')} taken. Enter ${taken} or more.`,
  slotInUse: 'Somebody has signed up for this session. Merge it with another one instead.',
  closesInPast: 'Choose a closing date in the future.',
  noDomain: (text: string) => `“${text}” is not a domain. Enter one such as example.com.`,
  noAddress: problems.noAddress,
  domainMissing: problems.domains,
  addressMissing: problems.addresses,
  tooManyDomains: problems.domainsAtMost,
  merge: {
    same: 'Choose another session to merge with.',
    doorsOpen: 'It’s too late to merge this session: its doors are open.',
    tooFewSeats: (free: number, needed: number) =>
      `The other session has ${plural(free, 'free seat', 'free seats')}, and ${needed} ${form(needed, 'is', 'are')} needed.`,
  },
  keptApart: {
    tooFew: apart.tooFew,
    unknown: (text: string) => `“${text}” is neither one of your people nor signed up for this programme.`,
    tooMany: (most: number) => `A programme keeps up to ${most} sets of people apart.`,
    gone: 'These people are no longer kept apart.',
  },
};

export type ProgrammeRefusals = typeof programmeRefusals;
