import { type AnyStateMachine, createMachine } from 'xstate';

/** The machine of a configuration that was written down as JSON, to be looked at and never run; undefined for any other text. */
export function machineOf(definition: string): AnyStateMachine | undefined {
  try {
    return createMachine(JSON.parse(definition));
  } catch {
    return undefined;
  }
}

/** Ids of the states that are active in a state value, outermost first; none where the machine has no such state. */
export function activeIds(machine: AnyStateMachine, value: unknown): string[] {
  try {
    const { _nodes } = machine.resolveState({ value, context: {} } as never);
    return _nodes.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
  } catch {
    return [];
  }
}
