import { afterEvent } from './fold-log.ts';
import type { DirectorCommand, DirectorEvent } from '../rules/director-events.ts';
import type { DirectorSnapshot } from './session-director-machine.ts';

export interface Decided {
  /** The event to be logged; undefined if the machine refuses it. */
  event: DirectorEvent | undefined;
  /** The session right after it. */
  snapshot: DirectorSnapshot;
}

/** Decides a batch of commands one after another at the same instant. Pure. */
export function decideBatch(
  snapshot: DirectorSnapshot,
  commands: readonly DirectorCommand[],
  at: number,
): Decided[] {
  let current = snapshot;
  return commands.map((command) => {
    const event: DirectorEvent = { ...command, at };
    const isPossible = current.status === 'active' && current.can(event);
    if (isPossible) current = afterEvent(current, event);
    return { event: isPossible ? event : undefined, snapshot: current };
  });
}
