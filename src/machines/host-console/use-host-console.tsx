import { useMemo } from 'react';
import type { ControlRequest } from '#contract/calls/schemas/host-control.ts';
import { useServices } from '../../services-context.tsx';
import { useViewActor } from '../view-actors/use-view-actor.tsx';
import { provideHostConsole } from './provide-host-console.ts';

export interface HostHand {
  issue(control: ControlRequest): void;
  /** Whether the session would take it now; false for everything while something is under way. */
  possible(control: ControlRequest): boolean;
  /** What is under way. */
  action: ControlRequest['action'] | undefined;
}

/** A running session as its organiser sees it, and what they may do to it. */
export function useHostConsole(sessionId: string) {
  const { sessions, dashboard } = useServices();
  const machine = useMemo(() => provideHostConsole({ sessions, dashboard }), [sessions, dashboard]);
  const [snapshot, send] = useViewActor(machine, { sessionId });
  const { live, failure, control } = snapshot.context;
  const hand: HostHand = {
    issue: (wanted) => send({ type: 'control.issued', control: wanted }),
    possible: (wanted) => snapshot.can({ type: 'control.issued', control: wanted }),
    action: control?.action,
  };
  return { live, failure, hand, isUnreadable: snapshot.hasTag('unreadable') };
}
