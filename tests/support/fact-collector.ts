import { type ActorRef, createActor, type EventObject, fromCallback, type Snapshot } from 'xstate';

/** A parent that collects its child's facts, except those in `unheard`. */
export function createFactCollector<Fact extends EventObject>(unheard: readonly Fact['type'][] = []) {
  const facts: Fact[] = [];
  const parent: ActorRef<Snapshot<unknown>, Fact> = createActor(
    fromCallback<Fact>(({ receive }) =>
      receive((fact) => {
        if (!unheard.includes(fact.type)) facts.push(fact);
      }),
    ),
  ).start();
  const types = () => facts.map(({ type }) => type);
  return { facts, types, parent };
}
