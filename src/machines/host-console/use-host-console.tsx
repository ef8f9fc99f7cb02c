import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useServices, useTree } from '../../app-context.tsx';
import type { ControlRequest } from '#contract/calls/schemas/host-control.ts';
import type { CommandActorRef } from '../command/command-machine.ts';
import type { hostConsoleMachine } from './host-console-machine.ts';
import { provideHostConsole } from './provide-host-console.ts';

type CommandSnapshot = ReturnType<CommandActorRef['getSnapshot']> | undefined;

const selectUnderWay = (command: CommandSnapshot) =>
  command?.hasTag('busy') ? (command.context.intention?.values as ControlRequest | undefined) : undefined;

/** A running session as its organiser sees it, and what they may do to it. */
export function useHostConsole(sessionId: string) {
  const { sessions, dashboard } = useServices();
  const machine = useMemo(
    () => provideHostConsole(sessionId, { sessions, dashboard }),
    [sessionId, sessions, dashboard],
  );
  const ref = useActorRef<typeof hostConsoleMachine>(machine, { ...useTree(), input: { sessionId } });
  const live = useSelector(ref, ({ context }) => context.live);
  const isUnreadable = useSelector(ref, (snapshot) => snapshot.hasTag('failed'));
  const command = useSelector(ref, ({ children }) => children.command);
  const underWay = useSelector(command, selectUnderWay);
  const failure = useSelector(command, (snapshot) => snapshot?.context.failure ?? null);
  return {
    live,
    isUnreadable,
    failure,
    underWay: underWay?.action,
    control: (control: ControlRequest) =>
      ref.send({ type: 'control.issued', control, key: crypto.randomUUID() }),
  };
}
