/** Figures of the collaboration analysis that reports show, in this order. */
export const reportMeasures = [
  { id: 'participation', unit: 'share' },
  { id: 'agreement', unit: 'share' },
  { id: 'turn-taking', unit: 'share' },
  { id: 'speech', unit: 'share' },
  { id: 'noticing', unit: 'share' },
  { id: 'consensus', unit: 'seconds' },
  { id: 'help', unit: 'count' },
] as const;

export type ReportMeasureId = (typeof reportMeasures)[number]['id'];
