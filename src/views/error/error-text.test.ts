import { expect, test } from 'vitest';
import { PageNotFound } from '../../routes/page-not-found.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { errorScreen } from '#contract/words/en/error-screen.ts';
import { describeError, isCrawler, isRuntimeError } from './error-text.ts';

const answered = (status: number) =>
  new ApiError({
    kind: status >= 500 ? 'server' : 'client',
    status,
    message: 'as the server says',
    requestId: 'r1',
  });

test.each([
  [401, 'Session Expired', 'Please log in again to continue'],
  [404, 'Oops! Page Not Found', 'Even the best of us trip sometimes'],
  [500, 'Server is Having a Bad Day', 'Our server needs a hug... and maybe a restart'],
  [403, 'Something Went Wrong', 'Even the best of us trip sometimes'],
  [503, 'Something Went Wrong', 'Even the best of us trip sometimes'],
])('%i reads "%s"', (status, title, message) => {
  expect(describeError(answered(status), errorScreen)).toEqual({
    status,
    title,
    message,
    detail: 'as the server says',
    requestId: 'r1',
  });
});

test('names a refused address', () => {
  expect(describeError(new PageNotFound('/verify/x'), errorScreen)).toEqual({
    status: 404,
    title: 'Oops! Page Not Found',
    message: 'Even the best of us trip sometimes',
    detail: 'Page Not Found: /verify/x',
    requestId: undefined,
  });
});

test('only errors of the program itself are runtime errors', () => {
  expect(isRuntimeError(new TypeError('x is undefined'))).toBe(true);
  expect(isRuntimeError(answered(500))).toBe(false);
  expect(isRuntimeError(new PageNotFound('/x'))).toBe(false);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['Mediapartners-Google', true],
  ['Mozilla/5.0 AdsBot', true],
  ['facebookexternalhit/1.1', true],
  ['Chrome-Lighthouse', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', false],
])('%s: crawler %s', (userAgent, crawler) => {
  expect(isCrawler(userAgent)).toBe(crawler);
});
