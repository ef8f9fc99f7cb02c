import type { AnyStateMachine, EventObject, StateNode } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

type Samples = Readonly<Record<string, readonly object[]>>;

/**
 * Atomic states that no path of events reaches. `samples` gives payloads by event type; every other event of the
 * chart (delays and actor results included) is sent bare.
 */
export function unreachableStates(
  machine: AnyStateMachine,
  options: {
    input?: unknown;
    samples?: Samples;
    limit?: number;
    identity?: 'value' | 'value and context';
  } = {},
): string[] {
  const nodes = allNodes(machine.root);
  const types = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  const events = [...types].flatMap((type): EventObject[] =>
    (options.samples?.[type] ?? [{}]).map((payload) => ({ type, ...payload })),
  );
  const withContext = options.identity !== 'value';
  const paths = getShortestPaths(machine, {
    events,
    input: options.input,
    limit: options.limit ?? 20_000,
    serializeState: (state) =>
      JSON.stringify(
        'value' in state
          ? [state.value, withContext && 'context' in state ? state.context : 0]
          : state.status,
      ),
  } as Parameters<typeof getShortestPaths>[1]);
  const reached = new Set(
    paths.flatMap((path) =>
      '_nodes' in path.state ? (path.state._nodes as StateNode[]).map((node) => node.id) : [],
    ),
  );
  return nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.id)
    .filter((id) => !reached.has(id));
}

function allNodes(node: AnyStateMachine['root']): AnyStateMachine['root'][] {
  return [node, ...Object.values(node.states).flatMap((child) => allNodes(child as AnyStateMachine['root']))];
}
