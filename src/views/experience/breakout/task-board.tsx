import { CodeTask } from './code-task.tsx';
import { MapTask } from './map-task.tsx';
import { OrderTask } from './order-task.tsx';
import type { TaskOf, TaskProps } from './task-props.ts';

type Boarded = 'map' | 'order' | 'code';

/** The board of a challenge that asks for more than a word. */
export function TaskBoard({ task, ...rest }: TaskProps<Boarded> & { task: TaskOf<Boarded> }) {
  if (task.kind === 'map') return <MapTask task={task} {...rest} />;
  if (task.kind === 'order') return <OrderTask task={task} {...rest} />;
  return <CodeTask task={task} {...rest} />;
}
