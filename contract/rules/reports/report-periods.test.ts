import { describe, expect, it } from 'vitest';
import {
  lastPublishedMonth,
  monthsOf,
  periodsBetween,
  publishedOn,
  quarterOf,
  spanOf,
} from './report-periods.ts';

describe('periods', () => {
  it('are whole months', () => {
    expect(monthsOf('2026-Q4')).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(monthsOf('2026')).toHaveLength(12);
    expect(['2026-01', '2026-03', '2026-04', '2026-12'].map(quarterOf)).toEqual([
      '2026-Q1',
      '2026-Q1',
      '2026-Q2',
      '2026-Q4',
    ]);
  });

  it('are those that have any of the months', () => {
    expect(periodsBetween('2025-11', '2026-04')).toEqual(['2026', '2026-Q2', '2026-Q1', '2025', '2025-Q4']);
  });
});

describe('a month', () => {
  it('is published on the eighth of the next one', () => {
    expect([publishedOn('2026-11'), publishedOn('2026-12')]).toEqual(['2026-12-08', '2027-01-08']);
    expect(lastPublishedMonth(Date.parse('2026-12-07T23:59:59Z'))).toBe('2026-10');
    expect(lastPublishedMonth(Date.parse('2026-12-08T00:00:00Z'))).toBe('2026-11');
    expect(lastPublishedMonth(Date.parse('2027-01-01T00:00:00Z'))).toBe('2026-11');
  });

  it('spans its days by UTC', () => {
    expect(spanOf('2026-12')).toEqual({
      from: new Date('2026-12-01T00:00:00Z'),
      to: new Date('2027-01-01T00:00:00Z'),
    });
  });
});
