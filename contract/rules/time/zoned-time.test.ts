import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantToZonedTime, zonedTimeToInstant } from './zoned-time.ts';

describe('zonedTimeToInstant', () => {
  it('knows an ordinary time in winter and in summer', () => {
    expect(zonedTimeToInstant('2026-01-15', '10:00', 'Europe/Lisbon')).toEqual({
      kind: 'exact',
      instant: Date.parse('2026-01-15T10:00:00Z'),
    });
    expect(zonedTimeToInstant('2026-07-15', '10:00', 'Europe/Lisbon')).toEqual({
      kind: 'exact',
      instant: Date.parse('2026-07-15T09:00:00Z'),
    });
  });

  it('reports a time that is skipped when the clocks go forward', () => {
    expect(zonedTimeToInstant('2026-03-29', '02:30', 'Europe/Berlin')).toEqual({
      kind: 'skipped',
      instant: Date.parse('2026-03-29T01:30:00Z'),
    });
  });

  it('returns both instants when the clocks go back', () => {
    expect(zonedTimeToInstant('2026-10-25', '02:30', 'Europe/Berlin')).toEqual({
      kind: 'ambiguous',
      instant: Date.parse('2026-10-25T00:30:00Z'),
      second: Date.parse('2026-10-25T01:30:00Z'),
    });
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-2-3', '10:00'],
    ['2026-02-03', '24:00'],
    ['', ''],
  ])('refuses %s %s', (date, time) => {
    expect(zonedTimeToInstant(date, time, 'UTC')).toBeUndefined();
  });

  it('round-trips every whole minute in every zone', () => {
    const zones = [
      'UTC',
      'Asia/Kolkata',
      'America/New_York',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Asia/Kathmandu',
    ];
    const from = Date.parse('2024-01-01T00:00:00Z') / 60_000;
    const to = Date.parse('2030-01-01T00:00:00Z') / 60_000;
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), fc.constantFrom(...zones), (minute, zone) => {
        const instant = minute * 60_000;
        const { date, time } = instantToZonedTime(instant, zone);
        const found = zonedTimeToInstant(date, time, zone);
        const instants = found?.kind === 'ambiguous' ? [found.instant, found.second] : [found?.instant];
        expect(instants).toContain(instant);
      }),
    );
  });
});
