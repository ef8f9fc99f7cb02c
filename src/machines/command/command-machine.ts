import { assign, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../../services/http/failure.ts';

type Intention = { values: unknown; key: string };

type Issued = { values: unknown; freshKey: string };

type CommandContext = {
  /** Intentions without a success yet; the last one is being sent. */
  intentions: readonly Intention[];
  /** Intentions issued while another was being sent; sent in order. */
  waiting: readonly Issued[];
  failure: Failure | null;
  output: unknown;
};

const mostIntentions = 20;

type CommandEvent =
  /** `freshKey` becomes the intention's key, unless this retries an intention that has not succeeded yet. */
  { type: 'command.issued'; values: unknown; freshKey: string } | { type: 'command.aborted' };

const next = { guard: 'isOneWaiting', target: 'sending', actions: 'intendNext' } as const;

/**
 * Sends commands to the server one at a time: the same values again are a double click, other values are queued. An
 * intention is the values to be sent; it keeps its idempotency key until it succeeds, also across other commands, so that
 * a repeat after a lost answer has no second effect. The view keeps what was typed: a failure loses none of it.
 */
export const commandMachine = setup({
  types: { context: {} as CommandContext, events: {} as CommandEvent },
  actors: {
    send: fromPromise<unknown, Intention>(() => Promise.reject(new Error('`send` must be provided'))),
  },
  guards: {
    isOneWaiting: ({ context }) => context.waiting.length > 0,
    isSomethingElse: ({ context: { intentions, waiting } }, { values }: Issued) =>
      !isSame((waiting.at(-1) ?? intentions.at(-1))?.values, values),
  },
  actions: {
    intend: assign(({ context: { intentions } }, issued: Issued) => intending(intentions, issued)),
    wait: assign(({ context }, { values, freshKey }: Issued) => ({
      waiting: [...context.waiting, { values, freshKey }],
      failure: null,
    })),
    intendNext: assign(({ context: { intentions, waiting } }) => {
      const [next, ...others] = waiting;
      return next ? { ...intending(intentions, next), waiting: others } : {};
    }),
    endIntention: assign({ intentions: ({ context }) => context.intentions.slice(0, -1) }),
    takeBack: () => {
      throw new Error('`takeBack` must be provided');
    },
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberOutput: assign((_, { output }: { output: unknown }) => ({ output })),
  },
}).createMachine({
  id: 'command',
  context: { intentions: [], waiting: [], failure: null, output: undefined },
  initial: 'idle',
  states: {
    idle: { always: next },
    sending: {
      tags: 'busy',
      on: {
        'command.issued': [
          {
            guard: { type: 'isSomethingElse', params: ({ event }) => event },
            actions: { type: 'wait', params: ({ event }) => event },
          },
          {},
        ],
        'command.aborted': { target: 'idle', actions: 'takeBack' },
      },
      invoke: {
        src: 'send',
        input: ({ context }) => intentionOf(context),
        onDone: {
          target: 'done',
          actions: ['endIntention', { type: 'rememberOutput', params: ({ event }) => event }],
        },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: 'failed', always: next },
    done: { always: next },
  },
  on: {
    'command.issued': {
      target: '.sending',
      actions: ['forgetFailure', { type: 'intend', params: ({ event }) => event }],
    },
  },
});

function intending(intentions: readonly Intention[], { values, freshKey }: Issued) {
  const known = intentions.find((one) => isSame(one.values, values));
  const intention = { values, key: known?.key ?? freshKey };
  return { intentions: [...intentions.filter((one) => one !== known), intention].slice(-mostIntentions) };
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof Blob || other instanceof Blob) return false;
  const texts = [JSON.stringify(one), JSON.stringify(other)];
  return texts[0] !== undefined && texts[0] === texts[1];
}

function intentionOf({ intentions }: CommandContext): Intention {
  const intention = intentions.at(-1);
  if (!intention) throw new Error('Nothing to send in a state that sends');
  return intention;
}
