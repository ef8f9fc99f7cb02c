import { assign, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../../services/http/failure.ts';

type Intention = { values: unknown; key: string };

type CommandContext = {
  /** Those without a success yet; the one that is sent is the last. */
  intentions: readonly Intention[];
  failure: Failure | null;
  output: unknown;
};

const mostIntentions = 20;

type CommandEvent =
  /** `freshKey` becomes the intention's, unless this is another try of the one that is not done yet. */
  { type: 'command.issued'; values: unknown; freshKey: string } | { type: 'command.aborted' };

/**
 * How anything is sent to the server. An intention is the values that are to be sent; it keeps its idempotency key
 * until it has been answered with success, whatever is sent in between, so that a repeat after a lost answer does
 * nothing twice. What was typed
 * stays with the view: a failure loses none of it.
 */
export const commandMachine = setup({
  types: { context: {} as CommandContext, events: {} as CommandEvent },
  actors: {
    send: fromPromise<unknown, Intention>(() => Promise.reject(new Error('`send` must be provided'))),
  },
  actions: {
    intend: assign(({ context: { intentions } }, given: { values: unknown; freshKey: string }) => {
      const known = intentions.find(({ values }) => isSame(values, given.values));
      const intention = { values: given.values, key: known?.key ?? given.freshKey };
      return {
        intentions: [...intentions.filter((one) => one !== known), intention].slice(-mostIntentions),
      };
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
  context: { intentions: [], failure: null, output: undefined },
  initial: 'idle',
  states: {
    idle: {},
    sending: {
      tags: 'busy',
      entry: 'forgetFailure',
      on: { 'command.issued': {}, 'command.aborted': { target: 'idle', actions: 'takeBack' } },
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
    failed: { tags: 'failed' },
    done: {},
  },
  on: {
    'command.issued': { target: '.sending', actions: { type: 'intend', params: ({ event }) => event } },
  },
});

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const texts = [JSON.stringify(one), JSON.stringify(other)];
  return texts[0] !== undefined && texts[0] === texts[1];
}

function intentionOf({ intentions }: CommandContext): Intention {
  const intention = intentions.at(-1);
  if (!intention) throw new Error('Nothing to send in a state that sends');
  return intention;
}
