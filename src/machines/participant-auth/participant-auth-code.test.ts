import { describe, expect, test } from 'vitest';
import { atTheCode, offline, refusedOn } from './participant-auth-fixtures.ts';
import { selectConfirming } from './participant-auth-selectors.ts';
import type { SentCode } from './participant-auth-setup.ts';

describe('proving the address', () => {
  const waiting = { email: 'ben@firm.example', sessionId: 's1', sentUntil: 600, resendAt: 60 };

  test('sends a code automatically where one is required, and the code admits', async () => {
    const { actor, calls, settle } = await atTheCode();
    expect(calls.sendCode).toHaveBeenCalledTimes(1);
    expect(selectConfirming(actor.getSnapshot())).toEqual(waiting);
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send({ type: 'code.submitted', code: '123456' });
    await settle();
    expect(calls.enterByCode).toHaveBeenCalledWith({ ...waiting, code: '123456' });
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(actor.getSnapshot().context.confirming).toBeNull();
  });

  test('reports a wrong code, which can be retried, and keeps the address', async () => {
    const { actor, settle } = await atTheCode({ byCode: () => Promise.reject(refusedOn('code')) });
    actor.send({ type: 'code.submitted', code: '000000' });
    await settle();
    expect(actor.getSnapshot().matches({ confirming: 'awaiting' })).toBe(true);
    expect(actor.getSnapshot().context.failure?.fieldErrors).toEqual({ code: ['No'] });
    expect(selectConfirming(actor.getSnapshot())).toEqual(waiting);
  });

  test('sends another code on request; a request too soon leaves the former code valid', async () => {
    const sent: SentCode[] = [
      { kind: 'sent', sentUntil: 600, resendAt: 60 },
      { kind: 'wait', resendAt: 90 },
    ];
    const { actor, calls, settle } = await atTheCode({
      sent: async () => sent.shift() ?? { kind: 'wait', resendAt: 0 },
    });
    actor.send({ type: 'code.requested' });
    await settle();
    expect(calls.sendCode).toHaveBeenCalledTimes(2);
    expect(selectConfirming(actor.getSnapshot())).toEqual({ ...waiting, resendAt: 90 });
  });

  test('a code that could not be sent is reported, and can be requested again', async () => {
    const { actor, settle } = await atTheCode({ sent: () => Promise.reject(offline) });
    expect(actor.getSnapshot().matches({ confirming: 'awaiting' })).toBe(true);
    expect(actor.getSnapshot().context.failure?.kind).toBe('network');
    expect(actor.getSnapshot().can({ type: 'code.requested' })).toBe(true);
    await settle();
  });

  test('another address leads back to the form; a personal link needs no code', async () => {
    const { actor, settle } = await atTheCode();
    actor.send({ type: 'code.abandoned' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(selectConfirming(actor.getSnapshot())).toBeNull();
    const other = await atTheCode({ link: async () => ({ token: 'x3', sessionId: 's1' }) });
    other.actor.send({ type: 'link.opened', linkToken: 'secret' });
    await other.settle();
    expect(other.actor.getSnapshot().matches('ready')).toBe(true);
    await settle();
  });
});
