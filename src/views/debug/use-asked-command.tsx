import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Command, useCommandOf, useCommandRef } from '../../machines/command/use-command.tsx';
import { ActorChart } from './actor-chart.tsx';
import styles from './debug-page.module.css';
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
      <fieldset className={styles.controls}>
        <legend>{title}</legend>
        <Button size="sm" variant="default" disabled={!command.busy} onClick={() => desk.answer(null)}>
          Accept
        </Button>
        <Button size="sm" variant="default" disabled={!command.busy} onClick={desk.refuse}>
          Refuse
        </Button>
        <Button size="sm" variant="default" disabled={!command.busy} onClick={command.abort}>
          Take back
        </Button>
      </fieldset>
      <ActorChart actor={actor} title={title} />
    </>
  );
  return [command, panel];
}
