import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';

type ToastExpired = { type: 'toast.expired'; id: string };

type ToastTimerInput = {
  id: string;
  timeoutMs: number;
  startedAt: number;
  parent: ActorRef<Snapshot<unknown>, ToastExpired>;
};

type ToastTimerContext = ToastTimerInput & { remainingMs: number };

type ToastTimerEvent = { type: 'toast.paused'; at: number } | { type: 'toast.resumed'; at: number };

/** One toast's time on screen; the timer is paused while a pointer or the focus is on the toasts. */
export const toastTimerMachine = setup({
  types: {
    context: {} as ToastTimerContext,
    events: {} as ToastTimerEvent,
    input: {} as ToastTimerInput,
  },
  actions: {
    stopCounting: assign(({ context }, { at }: { at: number }) => ({
      remainingMs: Math.max(0, context.remainingMs - (at - context.startedAt)),
    })),
    startCounting: assign((_, { at }: { at: number }) => ({ startedAt: at })),
    reportExpiry: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'toast.expired', id: context.id }),
    ),
  },
  delays: { remaining: ({ context }) => context.remainingMs },
}).createMachine({
  id: 'toastTimer',
  context: ({ input }) => ({ ...input, remainingMs: input.timeoutMs }),
  initial: 'counting',
  states: {
    counting: {
      after: { remaining: 'expired' },
      on: {
        'toast.paused': {
          target: 'held',
          actions: { type: 'stopCounting', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    held: {
      on: {
        'toast.resumed': {
          target: 'counting',
          actions: { type: 'startCounting', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    expired: { type: 'final', entry: 'reportExpiry' },
  },
});
