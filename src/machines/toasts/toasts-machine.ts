import { type ActorRefFrom, enqueueActions, setup } from 'xstate';
import { toast as toastLimits } from '#contract/rules/business-constants.ts';
import { toastTimerMachine } from './toast-timer-machine.ts';

export type ToastColor = 'green' | 'red' | 'yellow';
export type ToastIcon = 'check' | 'cross' | 'alert';

/** `id` is a timestamp as text. */
export type Toast = { id: string; title: string; description: string; icon: ToastIcon; color: ToastColor };

type ToastsContext = { toasts: readonly Toast[] };

export type ToastsEvent =
  | { type: 'toast.raised'; toast: Toast; at: number }
  | { type: 'toast.dismissed'; id: string }
  | { type: 'toast.expired'; id: string }
  | { type: 'toast.held'; at: number }
  | { type: 'toast.released'; at: number };

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actors: { toastTimer: toastTimerMachine },
  actions: {
    /** A toast takes the place of one that says the same. */
    show: enqueueActions(({ enqueue, context, self }, { toast, at }: { toast: Toast; at: number }) => {
      for (const shown of context.toasts) if (saysTheSame(shown, toast)) enqueue.stopChild(shown.id);
      enqueue.spawnChild('toastTimer', {
        id: toast.id,
        input: { id: toast.id, timeoutMs: toastLimits.timeoutMs, startedAt: at, parent: self },
      });
      const others = context.toasts.filter((shown) => !saysTheSame(shown, toast));
      enqueue.assign({ toasts: [...others, toast] });
    }),
    remove: enqueueActions(({ enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue.assign({ toasts: ({ context }) => context.toasts.filter((toast) => toast.id !== id) });
    }),
    tellTimers: enqueueActions(({ enqueue, context, event }) => {
      for (const { id } of context.toasts) enqueue.sendTo(id, event);
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [] },
  on: {
    'toast.raised': { actions: { type: 'show', params: ({ event }) => event } },
    'toast.dismissed': { actions: { type: 'remove', params: ({ event }) => event } },
    'toast.expired': { actions: { type: 'remove', params: ({ event }) => event } },
  },
  initial: 'running',
  states: {
    running: {
      on: { 'toast.held': { target: 'held', actions: 'tellTimers' } },
    },
    held: {
      on: { 'toast.released': { target: 'running', actions: 'tellTimers' } },
    },
  },
});

function saysTheSame(one: Toast, other: Toast): boolean {
  return one.title === other.title && one.description === other.description;
}

export type ToastsActorRef = ActorRefFrom<typeof toastsMachine>;
