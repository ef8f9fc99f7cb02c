import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ControlRequest } from '#contract/calls/schemas/host-control.ts';
import { useInspect } from '../../app-context.tsx';
import { useServices } from '../../services-context.tsx';
import type { HostConsoleRef, hostConsoleMachine } from './host-console-machine.ts';
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
  const ref: HostConsoleRef = useActorRef<typeof hostConsoleMachine>(machine, {
    ...useInspect(),
    input: { sessionId },
  });
  const snapshot = useSelector(ref, (current) => current);
  const { live, failure, control } = snapshot.context;
  const hand: HostHand = {
    issue: (wanted) => ref.send({ type: 'control.issued', control: wanted }),
    possible: (wanted) => snapshot.can({ type: 'control.issued', control: wanted }),
    action: control?.action,
  };
  return { live, failure, hand, isUnreadable: snapshot.hasTag('unreadable') };
}
