import { type ActorRefFrom, enqueueActions, setup } from 'xstate';
import { toast as toastLimits } from '#contract/rules/business-constants.ts';
import { toastTimerMachine } from './toast-timer-machine.ts';

export type ToastColor = 'green' | 'red' | 'yellow';
export type ToastIcon = 'check' | 'cross' | 'alert';

/** `id` is a timestamp as text. */
export type Toast = { id: string; title: string; description: string; icon: ToastIcon; color: ToastColor };

export type ToastWords = Omit<Toast, 'id'>;

type ToastsContext = { toasts: readonly Toast[]; lastId: number };

export type ToastsEvent =
  | { type: 'toast.raised'; toast: ToastWords; at: number }
  | { type: 'toast.dismissed'; id: string }
  | { type: 'toast.expired'; id: string }
  | { type: 'toast.paused'; at: number }
  | { type: 'toast.resumed'; at: number };

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actors: { toastTimer: toastTimerMachine },
  actions: {
    /** A toast replaces one with the same text. */
    show: enqueueActions(
      ({ enqueue, context, self }, params: { toast: ToastWords; at: number; isHeld: boolean }) => {
        const lastId = Math.max(params.at, context.lastId + 1);
        const toast: Toast = { id: String(lastId), ...params.toast };
        for (const shown of context.toasts) if (saysTheSame(shown, toast)) enqueue.stopChild(shown.id);
        enqueue.spawnChild('toastTimer', {
          id: toast.id,
          input: { id: toast.id, timeoutMs: toastLimits.timeoutMs, startedAt: params.at, parent: self },
        });
        if (params.isHeld) enqueue.sendTo(toast.id, { type: 'toast.paused', at: params.at });
        const others = context.toasts.filter((shown) => !saysTheSame(shown, toast));
        enqueue.assign({ toasts: [...others, toast], lastId });
      },
    ),
    remove: enqueueActions(({ enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue.assign({ toasts: ({ context }) => context.toasts.filter((toast) => toast.id !== id) });
    }),
    notifyTimers: enqueueActions(({ enqueue, context, event }) => {
      for (const { id } of context.toasts) enqueue.sendTo(id, event);
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], lastId: 0 },
  on: {
    'toast.dismissed': { actions: { type: 'remove', params: ({ event }) => event } },
    'toast.expired': { actions: { type: 'remove', params: ({ event }) => event } },
  },
  initial: 'running',
  states: {
    running: {
      on: {
        'toast.raised': { actions: { type: 'show', params: ({ event }) => ({ ...event, isHeld: false }) } },
        'toast.paused': { target: 'held', actions: 'notifyTimers' },
      },
    },
    held: {
      on: {
        'toast.raised': { actions: { type: 'show', params: ({ event }) => ({ ...event, isHeld: true }) } },
        'toast.resumed': { target: 'running', actions: 'notifyTimers' },
      },
    },
  },
});

function saysTheSame(one: ToastWords, other: ToastWords): boolean {
  return one.title === other.title && one.description === other.description;
}

export type ToastsActorRef = ActorRefFrom<typeof toastsMachine>;
