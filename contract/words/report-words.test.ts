import { expect, test } from 'vitest';
import { report as german } from './de/organiser/report.ts';
import { departmentText, measureValueText, periodText } from './report-words.ts';

test('a period is named by its months, a year by itself', () => {
  expect(periodText('2026')).toBe('2026');
  expect(periodText('2026-Q3')).toBe('July to September 2026');
  expect(periodText('2026-Q3', german)).toBe('Juli bis September 2026');
});

test.each([
  ['participation', 0.72, '72%', '72\u00a0%'],
  ['consensus', 9.4, '9.4 s', '9,4 s'],
  ['help', 3.25, '3.3', '3,3'],
] as const)('%s is written as each language writes it', (measure, value, inEnglish, inGerman) => {
  expect(measureValueText(measure, value)).toBe(inEnglish);
  expect(measureValueText(measure, value, german)).toBe(inGerman);
});

test('departments that are too small, and none, have a name in each language', () => {
  expect([null, '', 'Sales'].map((department) => departmentText(department, german))).toEqual([
    'Andere Abteilungen',
    'Keine Abteilung',
    'Sales',
  ]);
});
