import { useSelector } from '@xstate/react';
import { useOptionalActor } from '../../actors-context.tsx';

/** The built-in help, if no chat is configured. */
export function useHelpPanel() {
  const actor = useOptionalActor('supportWidget');
  return {
    offered: useSelector(actor, (snapshot) => snapshot?.matches('builtIn') ?? false),
    isOpen: useSelector(actor, (snapshot) => snapshot?.matches({ builtIn: 'open' }) ?? false),
    open: () => actor?.send({ type: 'panel.opened' }),
    close: () => actor?.send({ type: 'panel.closed' }),
  };
}
