import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { type SupportIdentity, supportIdentity } from '../../services/support-chat.ts';
import { provideSupportWidget } from './provide-support-widget.ts';
import { supportWidgetMachine } from './support-widget-machine.ts';

const person = {
  id: 7,
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@firm.example',
  created_at: '2026-01-01T00:00:00.500Z',
};
const admin = supportIdentity(person, 'admin');

function createTestSupportWidget(configured = true) {
  const clock = new SimulatedClock();
  const boots: (SupportIdentity | null)[] = [];
  const shutDown = vi.fn(async () => undefined);
  const boot = vi.fn(async (identity: SupportIdentity | null) => void boots.push(identity));
  const actor = createActor(provideSupportWidget({ chat: { boot, shutDown } }), {
    clock,
    input: { configured },
  }).start();
  const pass = async (ms: number) => {
    clock.increment(ms);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { actor, boot, boots, pass, shutDown };
}

test('the identity has the specified fields', () => {
  expect(admin).toEqual({
    user_id: '7',
    name: 'Ana Ruiz',
    email: 'ana@firm.example',
    created_at: 1767225600,
    user_type: 'admin',
  });
});

describe('the support widget', () => {
  test('starts as a visitor 1 s after load, once', async () => {
    const { boots, pass } = createTestSupportWidget();
    await pass(999);
    expect(boots).toEqual([]);
    await pass(1);
    await pass(60_000);
    expect(boots).toEqual([null]);
  });

  test('starts again with the identity at a sign-in, and not twice for the same person', async () => {
    const { actor, boots, pass } = createTestSupportWidget();
    await pass(1000);
    actor.send({ type: 'person.signedIn', identity: admin });
    await pass(0);
    actor.send({ type: 'person.signedIn', identity: { ...admin } });
    await pass(0);
    expect(boots).toEqual([null, admin]);
  });

  test('a user signed in before it starts is identified at once', async () => {
    const { actor, boots, pass } = createTestSupportWidget();
    actor.send({ type: 'person.signedIn', identity: admin });
    await pass(1000);
    expect(boots).toEqual([admin]);
  });

  test('a sign-out shuts it down and starts it for a visitor', async () => {
    const { actor, boots, pass, shutDown } = createTestSupportWidget();
    actor.send({ type: 'person.signedIn', identity: admin });
    await pass(1000);
    actor.send({ type: 'person.signedOut', userType: 'admin' });
    await pass(0);
    expect(shutDown).toHaveBeenCalledTimes(1);
    expect(boots).toEqual([admin, null]);
  });

  test('a second user is never identified as the first', async () => {
    const { actor, boots, pass, shutDown } = createTestSupportWidget();
    actor.send({ type: 'person.signedIn', identity: admin });
    await pass(1000);
    const other = supportIdentity({ ...person, id: 8 }, 'admin');
    actor.send({ type: 'person.signedIn', identity: other });
    await pass(0);
    expect(shutDown).toHaveBeenCalledTimes(1);
    expect(boots).toEqual([admin, other]);
  });

  test('a participant beside a company user changes nothing, and is identified after that user signs out', async () => {
    const { actor, boots, pass, shutDown } = createTestSupportWidget();
    const consumer = supportIdentity({ ...person, id: 9 }, 'consumer');
    actor.send({ type: 'person.signedIn', identity: admin });
    await pass(1000);
    actor.send({ type: 'person.signedIn', identity: consumer });
    await pass(0);
    expect(boots).toEqual([admin]);
    actor.send({ type: 'person.signedOut', userType: 'admin' });
    await pass(0);
    expect(boots).toEqual([admin, consumer]);
    actor.send({ type: 'person.signedOut', userType: 'admin' });
    await pass(0);
    expect(shutDown).toHaveBeenCalledTimes(1);
  });

  test('a visitor who stays one is not started again', async () => {
    const { actor, boots, pass, shutDown } = createTestSupportWidget();
    await pass(1000);
    actor.send({ type: 'person.signedOut', userType: 'admin' });
    await pass(0);
    expect([boots, shutDown.mock.calls]).toEqual([[null], []]);
  });

  test('a sign-in during its start is identified', async () => {
    const { actor, boot, boots, pass } = createTestSupportWidget();
    boot.mockReturnValueOnce(new Promise(() => undefined));
    await pass(1000);
    actor.send({ type: 'person.signedIn', identity: admin });
    await pass(0);
    expect(boots).toEqual([admin]);
    expect(actor.getSnapshot().value).toEqual({ started: 'running' });
  });

  test('one that could not be started is started again by the next sign-in, and not again for the same person', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { actor, boot, pass } = createTestSupportWidget();
    boot.mockRejectedValue(new Error('blocked'));
    await pass(1000);
    for (let time = 0; time < 3; time += 1) {
      actor.send({ type: 'person.signedIn', identity: { ...admin } });
      await pass(0);
    }
    expect(boot.mock.calls).toEqual([[null], [admin]]);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockClear();
  });

  test('without an app id nothing ever starts', async () => {
    const { actor, boots, pass } = createTestSupportWidget(false);
    actor.send({ type: 'person.signedIn', identity: admin });
    await pass(5000);
    expect(boots).toEqual([]);
    expect(actor.getSnapshot().value).toEqual({ builtIn: 'closed' });
    actor.send({ type: 'panel.opened' });
    expect(actor.getSnapshot().value).toEqual({ builtIn: 'open' });
    actor.send({ type: 'panel.closed' });
    expect(actor.getSnapshot().value).toEqual({ builtIn: 'closed' });
  });
});

test('every state is reachable', () => {
  const samples = { 'person.signedIn': [{ identity: admin }], 'person.signedOut': [{ userType: 'admin' }] };
  const reach = (configured: boolean) =>
    unreachableStates(supportWidgetMachine, { samples, input: { configured } });
  const never = reach(true).filter((state) => reach(false).includes(state));
  expect(never).toEqual(['supportWidget.deciding']);
});
