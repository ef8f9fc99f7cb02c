import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ExperienceService } from '../../services/api/experience-service.ts';
import { createRequestSender } from './request-sender-actor.ts';

type Answer = { resolve: () => void; reject: (error: Error) => void };

function createTestSender() {
  const sent: string[] = [];
  const answers: Answer[] = [];
  const answered = (what: string) => {
    sent.push(what);
    return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const service = {
    chat: ({ text }: { text: string }) => answered(text),
    wantTime: (wanted: boolean) => answered(`time ${wanted}`),
    react: (reaction: string) => answered(reaction),
    point: (_challenge: string, piece: string) => answered(`point ${piece}`),
  } as unknown as ExperienceService;
  const requestSender = createActor(createRequestSender(service), { input: undefined }).start();
  const ask = (request: Parameters<typeof requestSender.send>[0]['request']) =>
    requestSender.send({ type: 'request.made', request });
  return { sent, answers, ask };
}

test('the second message leaves once the first has been answered, also where it was refused', async () => {
  const { sent, answers, ask } = createTestSender();
  for (const text of ['one', 'two', 'three']) ask({ kind: 'chat', id: text, text });
  expect(sent).toEqual(['one']);
  answers[0]?.reject(new Error('no line'));
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two']));
  answers[1]?.resolve();
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two', 'three']));
});

test('a request waits for the one that it reverses, and for no other', () => {
  const { sent, ask } = createTestSender();
  ask({ kind: 'chat', id: 'c1', text: 'one' });
  ask({ kind: 'time', wanted: true });
  ask({ kind: 'time', wanted: false });
  ask({ kind: 'reaction', reaction: 'heart' });
  ask({ kind: 'reaction', reaction: 'laugh' });
  expect(sent).toEqual(['one', 'time true', 'heart', 'laugh']);
});

test('of a finger that moves fast only where it stops is sent after the first place', () => {
  vi.useFakeTimers();
  const { sent, ask } = createTestSender();
  for (const piece of ['mill', 'orchard', 'gate']) ask({ kind: 'point', challengeId: 'way', piece });
  expect(sent).toEqual(['point mill']);
  vi.advanceTimersByTime(60);
  expect(sent).toEqual(['point mill', 'point gate']);
  vi.advanceTimersByTime(600);
  expect(sent).toHaveLength(2);
  vi.useRealTimers();
});
