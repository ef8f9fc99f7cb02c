import { fromPromise } from 'xstate';
import type { SupportChat } from '../../services/support-chat.ts';
import { supportWidgetMachine } from './support-widget-machine.ts';

export function provideSupportWidget({ chat }: { chat: SupportChat }) {
  return supportWidgetMachine.provide({
    actors: {
      boot: fromPromise(({ input }) => chat.boot(input.identity)),
      shutDown: fromPromise(() => chat.shutDown()),
    },
  });
}
