import type { ReportGroup } from './report-groups.ts';
import type { ReportMeasureId } from './report-measures.ts';

/** One month of a company as it is kept: published groups only. */
export interface MonthFigures {
  sessions: number;
  /** Places of people who came; `sum` is their number, too. */
  came: ReportGroup[];
  /** Of those who neither came nor declined. */
  absent: ReportGroup[];
  /** Of those who rated; `sum`: of their stars. */
  rating: ReportGroup[];
  /** Of people in the analysis; `sum` adds up the values of their teams. */
  measures: Partial<Record<ReportMeasureId, ReportGroup[]>>;
}
