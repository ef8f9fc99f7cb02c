const changed = (what: string) =>
  `Somebody changed ${what} while you were editing. Compare both, then save again.`;

/** Somebody else has changed what a form was filled in on, in English; the other languages have the same keys. */
export const staleRefusals = {
  profile: changed('your profile'),
  company: changed('your company’s settings'),
  person: changed('this person'),
  session: changed('this session'),
  guestList: changed('the guest list'),
  programme: changed('this programme'),
};

export type StaleRefusals = typeof staleRefusals;
