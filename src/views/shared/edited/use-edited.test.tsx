// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Draft, useEdited } from './use-edited.ts';

interface Named {
  version: number;
  name: string;
}

const differences = (before: Named, now: Named) => [{ what: 'Name', from: before.name, to: now.name }];

const open = (first: Named) =>
  renderHook(
    ({ subject, saved }: { subject: Named; saved?: Named }) => {
      const [draft, onDraft] = useState<Draft<Named, string>>();
      const edited = useEdited({ subject, saved, draft, onDraft, valuesIn: ({ name }) => name, differences });
      return { ...edited, clear: () => onDraft(undefined) };
    },
    { initialProps: { subject: first } as { subject: Named; saved?: Named } },
  );

it('another user’s save does not change the form, and nothing is sent before a choice', () => {
  const { result, rerender } = open({ version: 1, name: 'Ana' });
  act(() => result.current.change('Anna'));
  rerender({ subject: { version: 2, name: 'Anne' } });
  expect(result.current).toMatchObject({
    value: 'Anna',
    version: 1,
    meanwhile: [{ what: 'Name', from: 'Ana', to: 'Anne' }],
  });
  act(() => result.current.useMine());
  expect(result.current).toMatchObject({ value: 'Anna', version: 2, meanwhile: [] });
  act(() => result.current.keepTheirs());
  expect(result.current).toMatchObject({ value: 'Anne', version: 2, meanwhile: [] });
});

it('an own save is not a conflict', () => {
  const { result, rerender } = open({ version: 1, name: 'Ana' });
  act(() => result.current.change('Anna'));
  const saved = { version: 2, name: 'Anna' };
  act(() => result.current.clear());
  rerender({ subject: saved, saved });
  expect(result.current).toMatchObject({ value: 'Anna', version: 2, meanwhile: [] });
  rerender({ subject: { version: 3, name: 'Anne' }, saved });
  expect(result.current).toMatchObject({ value: 'Anna', version: 2 });
  expect(result.current.meanwhile).toEqual([{ what: 'Name', from: 'Anna', to: 'Anne' }]);
});
