/** Links to a company's reports, in English; the other languages have the same keys. */
export const reportRefusals = {
  linkUnknown: 'This link is not valid. Ask the person who sent it for a new one.',
  linkGone: 'This link no longer exists.',
  tooManyLinks: (most: number) => `You have ${most} links. Revoke one that is no longer needed.`,
};

export type ReportRefusals = typeof reportRefusals;
