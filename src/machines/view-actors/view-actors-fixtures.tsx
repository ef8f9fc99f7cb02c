import { type ReactNode, useState } from 'react';
import { createActor, type InspectionEvent, type Observer } from 'xstate';
import { ActorsProvider } from '../../actors-context.tsx';
import { viewActorsMachine } from './view-actors-machine.ts';

/** The parent of what the views of a test start. */
export const createTestViewActors = (inspect?: Observer<InspectionEvent>) =>
  createActor(viewActorsMachine, { id: 'viewActors', inspect }).start();

export function TestViewActors({ children }: { children: ReactNode }) {
  const [actors] = useState(() => ({ viewActors: createTestViewActors() }));
  return <ActorsProvider actors={actors}>{children}</ActorsProvider>;
}
