import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

export type ChartTransition = {
  event: string;
  guard: string | null;
  target: string | null;
  actions: string[];
};

export type ChartState = {
  id: string;
  name: string;
  type: string;
  initial: string | null;
  tags: readonly string[];
  invokes: string[];
  transitions: ChartTransition[];
  states: ChartState[];
};

type StateNode = AnyStateMachine['root'];

/** A machine's chart as plain data, in the order in which it is written. */
export function chartOf(machine: AnyStateMachine): ChartState {
  return stateOf(machine.root);
}

function stateOf(node: StateNode): ChartState {
  const states = Object.values(node.states) as StateNode[];
  const always = (node.always ?? []) as AnyTransitionDefinition[];
  return {
    id: node.id,
    name: node.key,
    type: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    tags: node.tags,
    invokes: node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'inline')),
    transitions: [
      ...[...node.transitions.values()]
        .flat()
        .map((transition) => transitionOf(transition, eventName(transition.eventType))),
      ...always.map((transition) => transitionOf(transition, 'always')),
    ],
    states: states.map(stateOf),
  };
}

function transitionOf(transition: AnyTransitionDefinition, event: string): ChartTransition {
  return {
    event,
    guard: transition.guard === undefined ? null : nameOf(transition.guard),
    target: transition.target?.[0]?.id ?? null,
    actions: transition.actions.map(nameOf),
  };
}

function eventName(eventType: string): string {
  const after = /^xstate\.after\.(.+?)\./.exec(eventType);
  if (after) return `after ${after[1]}`;
  if (eventType.startsWith('xstate.done.state')) return 'done';
  if (eventType.startsWith('xstate.done')) return 'succeeded';
  if (eventType.startsWith('xstate.error')) return 'failed';
  return eventType;
}

/** Named things only: an inline function has no name worth drawing. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named !== null && 'type' in named && typeof named.type === 'string')
    return named.type;
  return 'inline';
}
