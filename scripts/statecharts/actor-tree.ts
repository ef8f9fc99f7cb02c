import type { AnyStateMachine } from 'xstate';
import type { ChartState } from '../../src/statecharts/chart-model.ts';

export type ActorNode = { name: string; others: string[]; children: ActorNode[] };

const page = 'application';
/** Directs a session on the server, so that nothing of the page starts it. */
const director = 'sessionDirector';

/** What is fetched or opened at run time, so that its parent cannot name it. */
const openedFor: Record<string, string> = {
  adminAuth: 'application',
  socialSignIn: 'application',
  msal: 'application',
  liveSession: 'application',
  peer: 'videoRoom',
};

/** The page's root, every machine under the machine that starts it; what no machine starts, a view does: it is a child of `viewActors`. */
export function actorTree(machines: ReadonlyMap<string, AnyStateMachine>): ActorNode {
  const nameOf = new Map([...machines].map(([name, machine]) => [machine.id, name]));
  const started = new Map<string, string[]>();
  for (const [name, machine] of machines) {
    const own = Object.values(machine.implementations.actors as Record<string, unknown>)
      .filter(isMachine)
      .flatMap(({ id }) => nameOf.get(id) ?? []);
    started.set(name, [...new Set(own)]);
  }
  for (const [child, parent] of Object.entries(openedFor)) started.get(parent)?.push(child);
  const children = new Set([...started.values()].flat());
  const ofViews = [...machines.keys()].filter(
    (name) => !children.has(name) && name !== page && name !== director,
  );
  started.get('viewActors')?.push(...ofViews);
  const nodeOf = (name: string): ActorNode => ({
    name,
    others: Object.entries((machines.get(name)?.implementations.actors ?? {}) as Record<string, unknown>)
      .filter(([, logic]) => !isMachine(logic))
      .map(([source]) => source),
    children: (started.get(name) ?? []).toSorted().map(nodeOf),
  });
  return nodeOf(page);
}

/** The tree as boxes with an arrow to each child, for the drawer of charts. */
export const chartOfTree = (root: ActorNode): ChartState => ({
  ...box('#page', 'a page', []),
  type: 'parallel',
  states: everyNode(root).map(({ name, others, children }) => ({
    ...box(name, name, others),
    transitions: children.map((child) => ({ event: '', guard: null, target: child.name, actions: [] })),
  })),
});

const everyNode = (node: ActorNode): ActorNode[] => [node, ...node.children.flatMap(everyNode)];

const box = (id: string, name: string, invokes: string[]): ChartState => ({
  id,
  name,
  type: 'atomic',
  initial: null,
  tags: [],
  invokes,
  transitions: [],
  states: [],
});

export const listOf = ({ name, children }: ActorNode, depth = 0): string[] => [
  `${'  '.repeat(depth)}- ${name}`,
  ...children.flatMap((child) => listOf(child, depth + 1)),
];

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'provide' in logic;
}
