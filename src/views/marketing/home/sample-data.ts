export const sampleScores = [
  { name: 'Foxes', care: 34, nerve: 15, wit: 26 },
  { name: 'Wrens', care: 29, nerve: 20, wit: 24 },
  { name: 'Owls', care: 19, nerve: 35, wit: 15 },
];

/** Shares of contributions of one team of five, in percent. */
export const sampleParticipation = [28, 24, 22, 18, 8];

export const sampleAgreement = [
  { decision: 'Which way', share: 80, seconds: 31 },
  { decision: 'One thing more', share: 60, seconds: 44 },
];
