import path from 'node:path';
import { isNode, type Source, textOf, walk } from './sources.ts';

/** Files that import each other in a ring, types included. */
export function findImportCycles(sources: Source[]): string[] {
  const known = new Set(sources.map(({ file }) => file));
  const graph = new Map(
    sources.map((source) => [source.file, importsOf(source).filter((file) => known.has(file))]),
  );
  return rings(graph).map((ring) => `cycle ${ring.toSorted().join(' ')}`);
}

function importsOf({ file, program }: Source): string[] {
  const targets: string[] = [];
  walk(program, (node) => {
    const isImport = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(
      node.type,
    );
    const specifier = isImport && isNode(node.source) ? textOf(node.source) : undefined;
    if (specifier?.startsWith('#')) targets.push(specifier.slice(1));
    else if (specifier?.startsWith('.'))
      targets.push(path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)));
  });
  return targets;
}

/** Strongly connected components of more than one file (Tarjan). */
function rings(graph: Map<string, string[]>): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const order = index.size;
    index.set(file, order);
    low.set(file, order);
    stack.push(file);
    let lowest = order;
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, index.get(next) ?? lowest);
    }
    low.set(file, lowest);
    if (lowest === order) {
      const ring = stack.splice(stack.indexOf(file));
      if (ring.length > 1) found.push(ring);
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}
