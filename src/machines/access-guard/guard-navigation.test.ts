import { describe, expect, test } from 'vitest';
import { type GuardDecision, type GuardInput, guardNavigation } from './guard-navigation.ts';

const origin = 'https://muster.example';
const facts: GuardInput = {
  path: '/',
  search: '',
  known: true,
  open: false,
  loggedIn: false,
  loggingOut: false,
  needsCompletion: false,
  pages: null,
  rule: null,
  origin,
  allowedHosts: ['admin.example'],
};
const visitor = {};
const member = { loggedIn: true };
const incomplete = { loggedIn: true, needsCompletion: true };
const leaving = { loggedIn: true, needsCompletion: true, loggingOut: true };
const states = { visitor, member, incomplete, leaving };

const allow: GuardDecision = { kind: 'allow' };
const to = (path: string): GuardDecision => ({ kind: 'redirect', to: path });
const login = (path: string) => to(`/login?redirect=${encodeURIComponent(path)}`);

const openPaths = [
  '/',
  '/about',
  '/faq',
  '/terms',
  '/contact',
  '/pricing',
  '/privacy',
  '/security',
  '/support',
  '/blog',
  '/blog/first-light',
  '/virtual-team-building',
  '/verify/1/abc',
  '/verify/award/x',
  '/password/reset',
  '/invite-admin/t',
  '/reset-password/t',
  '/forgot-password',
  '/systemCheck',
  '/debug/award',
  '/experience',
  '/experience/join',
  '/experience/abc',
  '/experience/end',
  '/experience/live/a/b',
  '/experience/wait/a/b',
];
const closedPaths = [
  '/admin',
  '/dashboard/profile',
  '/dashboard/checkout',
  '/dashboard/sessions',
  '/dashboard/sessions/abc',
  '/dashboard/createSession',
  '/dashboard/createConsumer',
  '/dashboard/credits',
  '/password-change',
  '/checkoutSuccess',
];
const table: [path: string, Record<keyof typeof states, GuardDecision>][] = [
  ...openPaths.map((path): (typeof table)[number] => [
    path,
    { visitor: allow, member: allow, incomplete: allow, leaving: allow },
  ]),
  ...closedPaths.map((path): (typeof table)[number] => [
    path,
    { visitor: login(path), member: allow, incomplete: to('/profile-completion'), leaving: allow },
  ]),
  [
    '/dashboard',
    { visitor: to('/login'), member: allow, incomplete: to('/profile-completion'), leaving: allow },
  ],
  [
    '/profile-completion',
    { visitor: login('/profile-completion'), member: allow, incomplete: allow, leaving: allow },
  ],
  ...['/login', '/signup'].map((path): (typeof table)[number] => [
    path,
    {
      visitor: allow,
      member: to('/dashboard'),
      incomplete: to('/profile-completion'),
      leaving: to('/profile-completion'),
    },
  ]),
];

const cases = table.flatMap(([path, decisions]) =>
  Object.entries(decisions).map(([state, decision]) => ({
    path,
    state: state as keyof typeof states,
    decision,
  })),
);

test.each(cases)('$state on $path', ({ path, state, decision }) => {
  expect(guardNavigation({ ...facts, ...states[state], path })).toEqual(decision);
});

test('an unknown path is let through to the 404 screen', () => {
  expect(guardNavigation({ ...facts, path: '/nowhere', known: false })).toEqual(allow);
});

test('a path that only begins like a public one is not public', () => {
  expect(guardNavigation({ ...facts, path: '/loginx' })).toEqual(login('/loginx'));
  expect(guardNavigation({ ...facts, path: '/experiences' })).toEqual(login('/experiences'));
});

test('capitals change nothing, as for the router and the server', () => {
  expect(guardNavigation({ ...facts, path: '/Experience/AbC' })).toEqual(allow);
  expect(guardNavigation({ ...facts, path: '/PRICING' })).toEqual(allow);
  expect(guardNavigation({ ...facts, path: '/Login', ...member })).toEqual(to('/dashboard'));
  expect(guardNavigation({ ...facts, path: '/SYSTEMCHECK' })).toEqual(allow);
});

test('a trailing slash changes nothing', () => {
  expect(guardNavigation({ ...facts, path: '/login/', ...member })).toEqual(to('/dashboard'));
});

test('the logout flag in the address lets an incomplete profile pass', () => {
  expect(guardNavigation({ ...facts, ...incomplete, path: '/dashboard', search: '?logout=true' })).toEqual(
    allow,
  );
});

describe('the wanted page', () => {
  const afterLogin = (redirect: string) =>
    guardNavigation({ ...facts, ...member, path: '/login', search: `?${new URLSearchParams({ redirect })}` });

  test('is returned to after the login, query included', () => {
    expect(afterLogin('/dashboard/sessions?tab=past')).toEqual(to('/dashboard/sessions?tab=past'));
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    'https://admin.example',
    '/\\evil.example',
    '\\\\evil',
    'javascript:alert(1)',
    '/\t/evil',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
  ])('is the dashboard for %s', (redirect) => expect(afterLogin(redirect)).toEqual(to('/dashboard')));

  test('yields to the profile completion', () => {
    const search = '?redirect=%2Fdashboard%2Fsessions';
    expect(guardNavigation({ ...facts, ...incomplete, path: '/login', search })).toEqual(
      to('/profile-completion'),
    );
  });
});

describe('the server-supplied redirect rule', () => {
  const follow = (rule: string) => guardNavigation({ ...facts, path: '/pricing', rule });

  test('leads within the site', () => {
    expect(follow('/virtual-team-building?from=pricing')).toEqual(to('/virtual-team-building?from=pricing'));
  });

  test('leads to an allow-listed host by a full page load', () => {
    expect(follow('https://admin.example/x')).toEqual({ kind: 'external', href: 'https://admin.example/x' });
  });

  test('takes precedence over every other rule', () => {
    expect(guardNavigation({ ...facts, path: '/dashboard', rule: '/about' })).toEqual(to('/about'));
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/.//evil.example',
    'https://evil.example',
    '\\\\evil.example',
    'http://admin.example',
    'https://admin.example.evil.example',
    'https://admin.example@evil.example',
    '/pricing',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '%2F%2Fevil.example',
    'javascript%3Aalert(1)',
  ])('is ignored when it says %s', (rule) => expect(follow(rule)).toEqual(allow));
});
