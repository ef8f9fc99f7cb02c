import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-rule.ts';

const bounds = { origin: 'https://muster.example', allowedHosts: ['admin.example', 'jobs.example:8443'] };

test.each([
  ['/virtual-team-building?from=pricing#top', '/virtual-team-building?from=pricing#top'],
  ['/a/../b', '/b'],
  ['https://muster.example/pricing', '/pricing'],
  ['/search?next=%2Fdashboard', '/search?next=%2Fdashboard'],
])('%s leads to our own page %s', (rule, to) => {
  expect(redirectTarget(rule, bounds)).toEqual({ kind: 'page', to });
});

test.each(['https://admin.example/x?y=1', 'https://jobs.example:8443/open'])('%s leads outside', (rule) => {
  expect(redirectTarget(rule, bounds)).toEqual({ kind: 'external', href: rule });
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://muster.example/x',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  'https://muster.example//evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http://admin.example',
  'https://admin.example.evil.example',
  'https://admin.example:444',
  'https://admin.example@evil.example',
  'https://evil.example@admin.example',
  'https://:x@admin.example',
  'https://admin.example\\@evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/%5Cevil.example',
  '/%5cevil.example',
  '%5C%5Cevil.example',
  '/%2Fevil.example',
  '%2F%2Fevil.example',
  '/%2f%2fevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /pricing',
  'pricing',
  '?x',
  '#x',
  '',
])('%j is refused', (rule) => {
  expect(redirectTarget(rule, bounds)).toBeNull();
});
