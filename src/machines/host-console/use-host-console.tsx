import { useMemo } from 'react';
import type { ControlRequest } from '#contract/calls/schemas/host-control.ts';
import { mayControl } from '#contract/rules/sessions/host-controls.ts';
import { useService } from '../../services-context.tsx';
import { createDashboardService } from '../../services/api/dashboard-service.ts';
import { createSessionService } from '../../services/api/session-service.ts';
import { useViewActor } from '../view-actors/use-view-actor.tsx';
import { isUnderWay, selectShown } from './host-console-machine.ts';
import { provideHostConsole } from './provide-host-console.ts';

export interface HostHand {
  issue(control: ControlRequest): void;
  /** Whether the act is possible in the shown session, also while another is being sent. */
  offers(control: ControlRequest): boolean;
  /** Whether its button is pressed. */
  isUnderWay(control: ControlRequest): boolean;
}

/** A running session as its organiser sees it, with its controls. */
export function useHostConsole(sessionId: string) {
  const sessions = useService(createSessionService);
  const dashboard = useService(createDashboardService);
  const machine = useMemo(() => provideHostConsole({ sessions, dashboard }), [sessions, dashboard]);
  const [snapshot, send] = useViewActor(machine, { sessionId });
  const { failure } = snapshot.context;
  const live = useMemo(() => selectShown(snapshot.context), [snapshot.context]);
  const hand: HostHand = {
    issue: (wanted) => send({ type: 'control.issued', control: wanted }),
    offers: (wanted) => live !== null && mayControl(live, wanted),
    isUnderWay: (wanted) => isUnderWay(snapshot.context, wanted),
  };
  return { live, failure, hand, isUnreadable: snapshot.hasTag('unreadable') };
}
