import { expect, test } from 'vitest';
import { leaveForProvider, takeSignOnAnswer } from './sign-on-attempt.ts';

function createTestWindow() {
  const kept = new Map<string, string>();
  const left: string[] = [];
  const sessionStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const returned = (search: string) => {
    const shown: string[] = [];
    const answer = takeSignOnAnswer({
      sessionStorage,
      location: { search, pathname: '/login/sso' },
      history: { replaceState: (_state: unknown, _title: string, path: string) => shown.push(path) },
    } as unknown as Window);
    return { answer, shown };
  };
  const leave = () =>
    leaveForProvider(
      { sessionStorage, location: { assign: (url: string) => left.push(url) } } as unknown as Window,
      { url: 'https://id.example/authorize', binding: 'ours' },
      { kind: 'logIn', search: '?redirect=%2Fdashboard%2Fcredits' },
    );
  return { left, leave, returned };
}

test('an answer counts once, and leaves the address', () => {
  const { left, leave, returned } = createTestWindow();
  leave();
  expect(left).toEqual(['https://id.example/authorize']);
  expect(returned('?code=c&state=s&iss=https%3A%2F%2Fid.example')).toEqual({
    answer: {
      kind: 'code',
      purpose: { kind: 'logIn', search: '?redirect=%2Fdashboard%2Fcredits' },
      request: { state: 's', code: 'c', binding: 'ours', iss: 'https://id.example' },
    },
    shown: ['/login/sso'],
  });
  expect(returned('?code=c&state=s').answer).toEqual({ kind: 'unknown' });
});

test('a refusal has the provider’s text', () => {
  const { leave, returned } = createTestWindow();
  leave();
  expect(returned('?error=access_denied&error_description=Not+today').answer).toMatchObject({
    kind: 'refused',
    reason: 'Not today',
  });
});
