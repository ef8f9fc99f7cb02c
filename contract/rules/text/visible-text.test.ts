import { expect, test } from 'vitest';
import { isVisible } from './visible-text.ts';

test.each(['Ana', '渡辺', '👩‍💻', 'Ł', '-', '7', '\u200bA', 'e\u0301', '𝒜', 'ﷺ'])('%j can be seen', (text) =>
  expect(isVisible(text)).toBe(true),
);

test.each([
  '',
  ' \t\n',
  '\u200b',
  '\u2800\u2800',
  '\u3164',
  '\uffa0',
  '\u115f\u1160',
  '\u0301\u0302',
  '\u00ad',
  '\u202e\u2066',
  '\ufeff',
  '\u3000',
  '\u{1d159}',
  '\u{e0041}',
  '\ufe0f',
  '\u0000',
  '\ud800',
  '\ue000',
  '\uffff',
])('%j cannot', (text) => expect(isVisible(text)).toBe(false));
