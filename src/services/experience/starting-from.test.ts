import { expect, test, vi } from 'vitest';
import type { SessionStart } from '#contract/calls/schemas/participants.ts';
import type { ExperienceService } from '../api/experience-service.ts';
import { startingFrom } from './starting-from.ts';

const given = { snapshot: { chat: ['given'] }, realtime: { token: 'given' } } as unknown as SessionStart;

function createTestService() {
  const calls = {
    snapshot: vi.fn(async () => ({ chat: ['asked'] })),
    realtimeToken: vi.fn(async () => ({ token: 'asked' })),
  };
  return calls as typeof calls & ExperienceService;
}

test('what came along is the first answer, and only the first', async () => {
  const service = createTestService();
  const starting = startingFrom(given, service);
  expect(await starting.snapshot()).toBe(given.snapshot);
  expect(await starting.realtimeToken()).toBe(given.realtime);
  expect(service.snapshot).not.toHaveBeenCalled();
  expect(await starting.snapshot()).toEqual({ chat: ['asked'] });
  expect(await starting.realtimeToken()).toEqual({ token: 'asked' });
});

test('requests everything when nothing was fetched early', async () => {
  expect(await startingFrom(null, createTestService()).snapshot()).toEqual({ chat: ['asked'] });
});
