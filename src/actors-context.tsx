import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { AccountActors } from './machines/application/application-setup.ts';
import type { ApplicationRef } from './machines/application/application-machine.ts';
import type { ApplicationParts } from './machines/application/application-parts.ts';

/** The actors that live as long as the page; those of the account only where it is loaded. */
export type Actors = ApplicationParts & AccountActors & { application: ApplicationRef };

const ActorsContext = createContext<Partial<Actors>>({});

/** Hands out `actors` beside those from further up. */
export function ActorsProvider({ actors, children }: { actors: Partial<Actors>; children: ReactNode }) {
  const outer = useContext(ActorsContext);
  return (
    <ActorsContext value={useMemo(() => ({ ...outer, ...actors }), [outer, actors])}>
      {children}
    </ActorsContext>
  );
}

/** Undefined where the page has none. */
export const useOptionalActor = <Name extends keyof Actors>(name: Name): Actors[Name] | undefined =>
  useContext(ActorsContext)[name];

/** Throws where the page has none. */
export function useActorNamed<Name extends keyof Actors>(name: Name): Actors[Name] {
  const actor = useOptionalActor(name);
  if (!actor) throw new Error(`The view needs a provider of the actor ${name}`);
  return actor as Actors[Name];
}
