import type { StateValue } from 'xstate';
import { type DirectorSnapshot, sessionDirectorMachine } from './session-director-machine.ts';

function idsIn(value: StateValue, above: string): string[] {
  if (typeof value === 'string') return [`${above}.${value}`];
  return Object.entries(value).flatMap(([name, inner]) => {
    const id = `${above}.${name}`;
    return [id, ...(inner === undefined ? [] : idsIn(inner, id))];
  });
}

/** Ids of the active states, outermost first: `sessionDirector`, `sessionDirector.open`, … */
export const activeStates = ({ value }: DirectorSnapshot): string[] => [
  sessionDirectorMachine.id,
  ...idsIn(value, sessionDirectorMachine.id),
];
