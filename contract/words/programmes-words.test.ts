import { expect, test } from 'vitest';
import { programmes as german } from './de/organiser/sessions/programmes.ts';
import { programmes as english } from './en/organiser/sessions/programmes.ts';

test('the times of a planned day are listed', () => {
  const dates = [english, german].map(({ plan }) => plan.date('Day', ['10:00', '12:00', '15:00']));
  expect(dates).toEqual(['Day, 10:00 and 12:00 and 15:00', 'Day, 10:00, 12:00 und 15:00 Uhr']);
});

test('people without credits, alone and several', () => {
  expect([1, 2].map(english.page.withoutCredit)).toEqual([
    '1 person has confirmed a seat and waits for credits. We’ll send their invitations as soon as there are some.',
    '2 people have confirmed a seat and wait for credits. We’ll send their invitations as soon as there are some.',
  ]);
  expect([1, 2].map(german.page.withoutCredit)).toEqual([
    '1 Person hat ihren Platz bestätigt und wartet auf Credits. Sobald es welche gibt, verschicken wir die Einladungen.',
    '2 Personen haben ihren Platz bestätigt und warten auf Credits. Sobald es welche gibt, verschicken wir die Einladungen.',
  ]);
});

test('means have one digit behind the mark of the language', () => {
  expect([english, german].map(({ totals }) => totals.ratingOf(4.25))).toEqual(['4.3 of 5', '4,3 von 5']);
  expect([english, german].map(({ totals }) => totals.points(1234))).toEqual(['1234.0', '1234,0']);
});
