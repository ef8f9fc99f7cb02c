import { expect, test } from 'vitest';
import { filterRecording, filterReport } from './filter-report.ts';

const id = '0123456789abcdef0123456789abcdef';
const email = 'planted@harbour.example';
const token = '42|Zk9vQm1xY2R0bnBqaGdmZHNhcG9pdXl0cmV3cQ';

test('an error event keeps its ids and its shape, and loses what identifies or authorises a person', () => {
  const event = {
    event_id: id,
    timestamp: 1_764_000_000.5,
    platform: 'javascript',
    release: 'abc123def456',
    message: `no user ${email}`,
    request: { url: `https://muster.example/reset-password/x?token=${token}#email=${email}` },
    user: { id: 7, email, ip_address: '{{auto}}' },
    contexts: { trace: { trace_id: id, span_id: '0123456789abcdef' } },
    exception: {
      values: [
        {
          type: 'Error',
          value: `${token} was refused`,
          stacktrace: {
            frames: [
              { filename: 'https://muster.example/assets/index.js', lineno: 3, context_line: `"${email}"` },
            ],
          },
        },
      ],
    },
    breadcrumbs: [{ category: 'fetch', data: { url: `/api/exp/auth?email=${email}`, status_code: 401 } }],
    extra: { password: 'hunter2', digest: id },
  };
  expect(filterReport(event)).toEqual({
    ...event,
    message: 'no user [FILTERED]',
    request: { url: 'https://muster.example/reset-password/x' },
    user: { id: 7 },
    exception: {
      values: [
        {
          type: 'Error',
          value: '[FILTERED] was refused',
          stacktrace: { frames: [{ filename: 'https://muster.example/assets/index.js', lineno: 3 }] },
        },
      ],
    },
    breadcrumbs: [{ category: 'fetch', data: { url: '/api/exp/auth', status_code: 401 } }],
    extra: { password: '[FILTERED]', digest: '[FILTERED]' },
  });
});

test('spans and replay events keep the ids that join them', () => {
  const report = {
    items: [{ trace_id: id, name: `GET /api/user?token=${token}`, attributes: {} }],
    attributes: { 'sentry.replay_id': { type: 'string', value: id } },
    replay_id: id,
    error_ids: [id],
    trace_ids: [[1_764_000_000, id]],
    trace: { public_key: id, trace_id: id, sampled: 'true' },
    urls: [`https://muster.example/verify/7/${id}?signature=${id}`],
  };
  expect(filterReport(report)).toEqual({
    ...report,
    items: [{ trace_id: id, name: 'GET /api/user', attributes: {} }],
    urls: ['https://muster.example/verify/7/[FILTERED]'],
  });
});

test('a text under the name of an id is an id only if it looks like one', () => {
  expect(filterReport({ event_id: email, replay_id: token })).toEqual({
    event_id: '[FILTERED]',
    replay_id: '[FILTERED]',
  });
});

test('a recording is filtered at any depth and keeps its styles', () => {
  const nested = Array.from({ length: 20 }).reduce<unknown>((inner) => ({ childNodes: [inner] }), {
    textContent: email,
    attributes: { href: `/experience/x/y?email=${email}`, _cssText: 'a'.repeat(9000) },
  });
  const recording = `${JSON.stringify({ segment_id: 0 })}\n${JSON.stringify([{ type: 2, data: nested }])}`;
  const [header, events = ''] = filterRecording(recording).split('\n');
  expect(header).toBe('{"segment_id":0}');
  expect(events).not.toContain(email);
  expect(events).toContain('"href":"/experience/x/y"');
  expect(events).toContain('a'.repeat(9000));
});
