import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const schemas =
  /^import (?!type\b)[^;]*? from '(?:typebox[^']*|#contract\/(?:calls\/schemas\/[^']*|messages\/(?:message-schemas|room-signal|[a-z]+-projection)\.ts))';/ms;

test('no page runs a schema; only the check of realtime messages, which is loaded with the connection', () => {
  const runs = Object.entries(sources)
    .filter(([file]) => !file.includes('.test.'))
    .filter(([, text]) => schemas.test(text))
    .map(([file]) => file);
  expect(runs).toEqual(['/src/services/realtime/parse-message.ts']);
});
