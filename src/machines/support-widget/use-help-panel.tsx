import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { supportWidgetMachine } from './support-widget-machine.ts';

export const SupportWidgetContext = createContext<ActorRefFrom<typeof supportWidgetMachine> | null>(null);

/** The built-in help, where no chat is configured. */
export function useHelpPanel() {
  const actor = useContext(SupportWidgetContext) ?? undefined;
  return {
    offered: useSelector(actor, (snapshot) => snapshot?.matches('builtIn') ?? false),
    isOpen: useSelector(actor, (snapshot) => snapshot?.matches({ builtIn: 'open' }) ?? false),
    open: () => actor?.send({ type: 'panel.opened' }),
    close: () => actor?.send({ type: 'panel.closed' }),
  };
}
