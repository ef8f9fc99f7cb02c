import { afterEach, describe, expect, it, vi } from 'vitest';

const RealFormat = Intl.DateTimeFormat;

/** This module with an `Intl` that refuses some names, or whose own zone has a name of choice. */
async function withIntl({ refused = [], own }: { refused?: string[]; own?: unknown }) {
  vi.resetModules();
  vi.stubGlobal('Intl', {
    ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)])),
    DateTimeFormat: class extends RealFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        if (options?.timeZone && refused.includes(options.timeZone))
          throw new RangeError(`Invalid time zone specified: ${options.timeZone}`);
        super(locale, options);
      }
      override resolvedOptions() {
        const options = super.resolvedOptions();
        return own === undefined ? options : { ...options, timeZone: own as string };
      }
    },
  });
  return import('./known-zone.ts');
}

afterEach(() => vi.unstubAllGlobals());

const hour = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const noon = Date.UTC(2027, 0, 15, 12);

describe('a zone by a name that Intl does not know', () => {
  it.each([
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
    ['Asia/Yangon', 'Asia/Rangoon'],
    ['Asia/Kathmandu', 'Asia/Katmandu'],
    ['America/Nuuk', 'America/Godthab'],
    ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ])('%s is taken as %s', async (given, other) => {
    const { knownZone, zonedFormat } = await withIntl({ refused: [given] });
    expect(knownZone(given)).toBe(other);
    expect(zonedFormat('en-GB', given, hour).format(noon)).toBe(
      new RealFormat('en-GB', { ...hour, timeZone: other }).format(noon),
    );
  });

  it('is UTC, with its name, where no other name is known either', async () => {
    const { knownZone, zonedFormat } = await withIntl({ refused: ['Europe/Kyiv', 'Europe/Kiev'] });
    expect(knownZone('Europe/Kyiv')).toBeUndefined();
    expect(zonedFormat('en-GB', 'Europe/Kyiv', hour).format(noon)).toBe('12:00 UTC');
    expect(zonedFormat('en-GB', 'Mars/Olympus', hour).format(noon)).toBe('12:00 UTC');
    expect(zonedFormat('en-GB', 'constructor', hour).format(noon)).toBe('12:00 UTC');
  });
});

describe('the zone of the device', () => {
  it.each(['Etc/Unknown', 'Factory', '', '+03:00', 'GMT+3', 'Mars/Olympus', undefined, null, 3])(
    'is none where it is called %j',
    async (own) => {
      const { deviceZone } = await withIntl({ own: own ?? null });
      expect(deviceZone()).toBeUndefined();
    },
  );

  it.each([
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['US/Eastern', 'America/New_York'],
    ['Etc/UTC', 'UTC'],
    ['Europe/Lisbon', 'Europe/Lisbon'],
  ])('%s is %s', async (own, present) => {
    const { deviceZone } = await withIntl({ own });
    expect(deviceZone()).toBe(present);
  });
});

it('names a zone as the runtime spells it, whatever its case', async () => {
  const { namedZone } = await withIntl({});
  expect(namedZone('europe/lisbon')).toBe('Europe/Lisbon');
  expect(namedZone('Europe/Kiev')).toBe('Europe/Kyiv');
  expect(namedZone('+02:00')).toBeUndefined();
});
