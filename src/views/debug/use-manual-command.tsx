import type { ReactNode } from 'react';
import { type Command, useCommandOf, useCommandRef } from '../../machines/command/use-command.tsx';
import { ActorChart } from './actor-chart.tsx';
import { Control, Controls } from './controls.tsx';
import { useManualServer } from './use-manual-server.ts';

/** The real command machine, with a manual server in this page, with its buttons and the machine's chart. */
export function useManualCommand<Values>(
  title: string,
  onDone: (values: Values) => void,
): [Command<Values>, ReactNode] {
  const server = useManualServer<null>();
  const actor = useCommandRef<Values, null>({ send: server.ask, onDone: (_, values) => onDone(values) });
  const command = useCommandOf<Values>(actor);
  const panel = (
    <>
      <Controls title={title}>
        <Control possible={command.busy} press={() => server.answer(null)}>
          Accept
        </Control>
        <Control possible={command.busy} press={server.refuse}>
          Refuse
        </Control>
        <Control possible={command.busy} press={command.abort}>
          Take back
        </Control>
      </Controls>
      <ActorChart actor={actor} title={title} />
    </>
  );
  return [command, panel];
}
