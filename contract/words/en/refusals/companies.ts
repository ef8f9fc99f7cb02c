/** A company, its people and its guests, in English; the other languages have the same keys. */
export const companyRefusals = {
  invitationUnknown: 'This invitation is not valid.',
  invitationGone: 'This invitation is no longer valid.',
  lastOwner: 'A company keeps at least one owner. Make someone else an owner first.',
  noAward: 'There is no such award.',
  noLogo: 'There is no such logo.',
  logo: 'The logo must be a PNG of at most 2,000 pixels a side, or a JPEG of at most 8,000.',
  agreementWithoutOperator: 'The operator has not entered its name and address.',
  guestInSession: 'This person is in a session that is still running. Erase them when it is over.',
};

export type CompanyRefusals = typeof companyRefusals;
