import { initialTransition, transition } from 'xstate';
import type { DirectorInput } from '../rules/director-context.ts';
import type { DirectorEvent } from '../rules/director-events.ts';
import { type DirectorSnapshot, sessionDirectorMachine } from './session-director-machine.ts';

/** A session before its first event. */
export function newSession(input: DirectorInput): DirectorSnapshot {
  return initialTransition(sessionDirectorMachine, input)[0];
}

/** The session after `event`. Pure: the same snapshot and event give the same answer. */
export function afterEvent(snapshot: DirectorSnapshot, event: DirectorEvent): DirectorSnapshot {
  return transition(sessionDirectorMachine, snapshot, event)[0];
}

/** A session's state is the fold of its log. */
export function foldLog(input: DirectorInput, events: Iterable<DirectorEvent>): DirectorSnapshot {
  let snapshot = newSession(input);
  for (const event of events) snapshot = afterEvent(snapshot, event);
  return snapshot;
}
