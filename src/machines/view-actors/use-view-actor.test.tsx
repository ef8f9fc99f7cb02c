// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { fromCallback, type InspectionEvent, setup } from 'xstate';
import { log } from '../../services/log.ts';
import { ActorsProvider } from '../../actors-context.tsx';
import { useViewActor } from './use-view-actor.tsx';
import { createTestViewActors } from './view-actors-fixtures.tsx';

const settle = () => act(async () => undefined);

/** A view whose actor holds something as long as it runs. */
function createTestView() {
  const actors = new Map<string, { parent: string | undefined; rootId: string }>();
  const views = createTestViewActors({
    next: (event: InspectionEvent) => {
      const { actorRef, rootId } = event;
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init')
        actors.set(actorRef.sessionId, { parent: event.sourceRef?.sessionId, rootId });
    },
  });
  const held: string[] = [];
  const machine = setup({
    types: {} as { input: { name: string }; context: { name: string }; events: { type: 'fault' } },
    actors: {
      hold: fromCallback<{ type: 'none' }, { name: string }>(({ input }) => {
        held.push(input.name);
        return () => held.splice(held.indexOf(input.name), 1);
      }),
    },
    actions: {
      fail: () => {
        throw new Error('The view has a fault');
      },
    },
  }).createMachine({
    id: 'form',
    context: ({ input }) => input,
    invoke: { src: 'hold', input: ({ context }) => context },
    on: { fault: { actions: 'fail' } },
  });
  function View() {
    const [snapshot, send] = useViewActor(machine, { name: 'a camera' });
    return (
      <button type="button" onClick={() => send({ type: 'fault' })}>
        {snapshot.context.name}
      </button>
    );
  }
  const given = { viewActors: views };
  const page = (shown: boolean) => (
    <StrictMode>
      <ActorsProvider actors={given}>{shown ? <View /> : null}</ActorsProvider>
    </StrictMode>
  );
  return { actors, held, page, views };
}

test('what a view starts is in the tree: below its root, with a parent there', async () => {
  const { actors, held, page, views } = createTestView();
  render(page(true));
  await settle();
  expect(held).toEqual(['a camera']);
  const [root, form, hold] = actors.keys();
  expect([...actors.values()]).toEqual([
    { parent: undefined, rootId: root },
    { parent: root, rootId: root },
    { parent: form, rootId: root },
  ]);
  expect(hold).toBeDefined();
  expect(views.sessionId).toBe(root);
});

test('it ends with its view, and nothing of it is left with its parent', async () => {
  const { held, page, views } = createTestView();
  const { rerender } = render(page(true));
  await settle();
  rerender(page(false));
  await settle();
  expect(held).toEqual([]);
  expect(views.getSnapshot().children).toEqual({});
  rerender(page(true));
  await settle();
  expect(held).toEqual(['a camera']);
});

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

test('its fault is its view’s, and leaves the tree standing', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const { page, views } = createTestView();
  render(<Boundary>{page(true)}</Boundary>, { onCaughtError: () => undefined });
  await settle();
  await act(async () => screen.getByText('a camera').click());
  expect(screen.getByText('failed')).toBeDefined();
  expect(views.getSnapshot().status).toBe('active');
  expect(warn).toHaveBeenCalledOnce();
});
