/** Fewer people than this are never shown as a group. Source: decision 0038. */
export const smallestReportGroup = 5;

/** What was counted of the people of one department in one month: `count` values that come to `sum`. */
export interface DepartmentFigure {
  /** Empty: people without a department. */
  department: string;
  /** Different people. */
  people: number;
  count: number;
  sum: number;
}

/** One or more departments; null: other departments together, each of which was too small. */
export interface ReportGroup extends Omit<DepartmentFigure, 'department'> {
  department: string | null;
}

const isLargeEnough = ({ people }: { people: number }): boolean => people >= smallestReportGroup;

/**
 * What of one month's figures may be kept and shown: groups that share nobody, each of five people at least. Departments
 * that are smaller are one group together; are they still too few, they are left out. Everything else in a report is a
 * sum over such groups, so no smaller group follows from any two of its numbers.
 */
export function publishedGroups(figures: readonly DepartmentFigure[]): ReportGroup[] {
  const small = figures.filter((figure) => !isLargeEnough(figure));
  const others: ReportGroup = {
    department: null,
    people: sumOf(small, 'people'),
    count: sumOf(small, 'count'),
    sum: sumOf(small, 'sum'),
  };
  return [...figures.filter(isLargeEnough), ...(isLargeEnough(others) ? [others] : [])];
}

/** Over published groups, of whichever months and departments; null where there are none. */
export function totalOf(groups: readonly ReportGroup[]): { count: number; sum: number } | null {
  if (groups.length === 0) return null;
  return { count: sumOf(groups, 'count'), sum: sumOf(groups, 'sum') };
}

const sumOf = (figures: readonly Omit<ReportGroup, 'department'>[], field: 'people' | 'count' | 'sum') =>
  figures.reduce((total, figure) => total + figure[field], 0);
