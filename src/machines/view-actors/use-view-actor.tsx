import { useSelector } from '@xstate/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { useActorNamed } from '../../actors-context.tsx';

type Input<Logic extends AnyStateMachine> =
  undefined extends InputFrom<Logic> ? [input?: InputFrom<Logic>] : [input: InputFrom<Logic>];

/**
 * An actor that lives as long as its view, a child of `viewActors`. A view that React unmounts and remounts at once
 * (StrictMode) keeps it; one that was hidden (`Activity`) gets another that continues from the first one's snapshot.
 */
export function useViewActorRef<Logic extends AnyStateMachine>(
  logic: Logic,
  ...[input]: Input<Logic>
): Actor<Logic> {
  const views = useActorNamed('viewActors');
  const id = `${logic.id}${useId()}`;
  const begin = (snapshot?: Snapshot<unknown>) =>
    createActor(logic, { parent: views, id, input, snapshot } as ActorOptions<Logic>);
  const [actor, setActor] = useState(() => begin());
  const isLeft = useRef(false);
  const kept = useRef<Snapshot<unknown>>(undefined);
  useLayoutEffect(() => {
    actor.logic.implementations = logic.implementations;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an actor begins with is that of its first render
  useEffect(() => {
    isLeft.current = false;
    const before = kept.current;
    kept.current = undefined;
    if (before) setActor(begin(before));
    else actor.start();
    return () => {
      isLeft.current = true;
      queueMicrotask(() => {
        if (!isLeft.current) return;
        kept.current = actor.getPersistedSnapshot();
        views.send({ type: 'view.left', actor });
      });
    };
  }, [actor, views]);
  return actor;
}

/** The actor's current snapshot and its `send`. */
export function useViewActor<Logic extends AnyStateMachine>(
  logic: Logic,
  ...input: Input<Logic>
): [SnapshotFrom<Logic>, Actor<Logic>['send']] {
  const actor = useViewActorRef(logic, ...input);
  return [useSelector(actor, (snapshot) => snapshot), actor.send];
}
