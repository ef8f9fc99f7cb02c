import { expect, test } from 'vitest';
import { createPageLookup } from './page-addresses.ts';

const session = 'SBOLHuEj3XFSr0pFPQNu0Q';
const isPage = createPageLookup({ articles: ['a-fair-hour'] }, { adminUrl: '', debugPages: false });

test.each([
  ['/', true],
  ['/About/', true],
  ['/nothing', false],
  ['/blog/a-fair-hour', true],
  ['/blog/a-fair-minute', false],
  ['/blog/a-fair-hour/2', false],
  ['/dashboard/home', true],
  ['/dashboard/nothing', false],
  [`/dashboard/sessions/${session}/results`, true],
  ['/dashboard/sessions/12', false],
  [`/experience/live/${session}/any/thing`, true],
  ['/experience/live', false],
  ['/verify/award/code.signature', true],
  ['/verify/nonsense', false],
  ['/verify/%E0%A4%A', false],
  ['/debug/award', false],
  ['/admin', true],
  ['/admin/users', false],
])('%s is a page: %s', (path, page) => expect(isPage(path)).toBe(page));

test('the debug pages and the way to the operator exist where the settings say so', () => {
  const isBuilt = createPageLookup({ articles: [] }, { adminUrl: 'https://admin.example', debugPages: true });
  expect(['/debug/award', '/admin', '/admin/users', '/blog/a-fair-hour'].map(isBuilt)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
