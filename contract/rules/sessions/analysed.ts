import type { CollaborationAnalysis } from '../../calls/schemas/results.ts';

/** Whether there is anything to read: the analysis was on, and some team was large enough for it. */
export const hasAnalysis = (analysis: CollaborationAnalysis | null): analysis is CollaborationAnalysis =>
  analysis?.teams.some(({ withheld }) => withheld === null) ?? false;
