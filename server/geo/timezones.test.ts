import { expect, test } from 'vitest';
import { matchesZone } from '#contract/rules/time/zone-search.ts';
import { timezonesAt } from './timezones.ts';

const zones = timezonesAt(Date.parse('2026-11-27T12:00:00Z'));
const found = (typed: string) => zones.filter((zone) => matchesZone(zone, typed)).map(({ id }) => id);

test.each([
  ['Munich', 'Europe/Berlin'],
  ['koln', 'Europe/Berlin'],
  ['Germany', 'Europe/Berlin'],
  ['PST', 'America/Los_Angeles'],
  ['pdt', 'America/Los_Angeles'],
  ['san fran', 'America/Los_Angeles'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['kolk', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Kolkata'],
  ['Kiev', 'Europe/Kyiv'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['GMT', 'UTC'],
])('a zone is found by city, country, abbreviation and old name: %s', (typed, id) => {
  expect(found(typed)).toContain(id);
});

test('in German a zone has a German name, and is found by its country’s', () => {
  const german = timezonesAt(Date.parse('2026-11-27T12:00:00Z'), 'de');
  const berlin = german.find(({ id }) => id === 'Europe/Berlin');
  expect(berlin).toMatchObject({ label: 'Berlin, Mitteleuropäische Zeit' });
  expect(['Deutschland', 'Munich', 'Mitteleur'].map((typed) => berlin && matchesZone(berlin, typed))).toEqual(
    [true, true, true],
  );
  const cityOf = (id: string) => german.find((zone) => zone.id === id)?.label.split(',')[0];
  expect(['Europe/Vienna', 'Europe/Zurich', 'Asia/Tokyo', 'Europe/Berlin'].map(cityOf)).toEqual([
    'Wien',
    'Zürich',
    'Tokio',
    'Berlin',
  ]);
  const vienna = german.find(({ id }) => id === 'Europe/Vienna');
  expect(['Wien', 'Vienna'].map((typed) => vienna && matchesZone(vienna, typed))).toEqual([true, true]);
  expect(german).toHaveLength(zones.length);
});

test('words that fit no zone find none, and each zone once', () => {
  expect(found('Atlantis')).toEqual([]);
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
  expect(found('Munich')).toEqual(['Europe/Berlin']);
});
