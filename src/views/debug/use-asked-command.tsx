import type { ReactNode } from 'react';
import { type Command, useCommandOf, useCommandRef } from '../../machines/command/use-command.tsx';
import { ActorChart } from './actor-chart.tsx';
import { Control, Controls } from './controls.tsx';
import { useDesk } from './use-desk.ts';

/** The real command machine, whose server is a desk in this page, with the desk's buttons and the machine's chart. */
export function useAskedCommand<Values>(
  title: string,
  onDone: (values: Values) => void,
): [Command<Values>, ReactNode] {
  const desk = useDesk<null>();
  const actor = useCommandRef<Values, null>({ send: desk.ask, onDone: (_, values) => onDone(values) });
  const command = useCommandOf<Values>(actor);
  const panel = (
    <>
      <Controls title={title}>
        <Control possible={command.busy} press={() => desk.answer(null)}>
          Accept
        </Control>
        <Control possible={command.busy} press={desk.refuse}>
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
