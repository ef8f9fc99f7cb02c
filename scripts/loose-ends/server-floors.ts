import path from 'node:path';
import { isNode, type Source, type SyntaxNode, textOf, walk } from './sources.ts';

/** Imports of a type alone that may run up: a folder's calls name what a folder above it does for them. */
const upwardTypesAtMost = 5;

interface Import {
  file: string;
  target: string;
  from: string;
  to: string;
  isType: boolean;
}

/**
 * Folders of the server that import each other in a circle, and imports of types alone against the direction of the
 * others where they are too many. A file of `server/` itself counts as a folder. What only types tie is ordered so that
 * as few imports as possible run up.
 */
export function findServerKnots(sources: Source[]): string[] {
  return ['server/', 'server/director/'].flatMap((root) =>
    knotsIn(
      root,
      sources.filter(({ file }) => file.startsWith(root)),
    ),
  );
}

function knotsIn(root: string, sources: Source[]): string[] {
  const imports = sources.flatMap((source) => importsOf(source, root));
  const folders = [...new Set(imports.flatMap(({ from, to }) => [from, to]))].toSorted();
  const values = imports.filter(({ isType }) => !isType);
  const circle = circleAmong(folders, values);
  if (circle.length > 0) return [`folders of ${root} in a circle: ${circle.join(' ')}`];
  const upward = upwardOf(orderOf(folders, imports), imports);
  if (upward.length <= upwardTypesAtMost) return [];
  const named = upward.map(({ file, target }) => `${file} from ${target}`);
  return [`${upward.length} types are imported upwards in ${root}: ${named.join(', ')}`];
}

function folderOf(file: string, root: string): string {
  const [folder = '', ...rest] = file.slice(root.length).split('/');
  return rest.length === 0 ? folder : `${folder}/`;
}

function importsOf({ file, program }: Source, root: string): Import[] {
  const found: Import[] = [];
  walk(program, (node) => {
    const specifier = isNode(node.source) ? textOf(node.source) : undefined;
    if (!specifier?.startsWith('.')) return;
    const target = path.posix.join(path.posix.dirname(file), specifier);
    const [from, to] = [folderOf(file, root), folderOf(target, root)];
    if (target.startsWith(root) && from !== to)
      found.push({ file, target, from, to, isType: isTypeImport(node) });
  });
  return found;
}

function isTypeImport({ importKind, exportKind, specifiers }: SyntaxNode): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  const names = Array.isArray(specifiers) ? specifiers : [];
  return names.length > 0 && names.every((name) => isNode(name) && name.importKind === 'type');
}

/** What stays once every folder is taken away that imports none, or is imported by none, of those left. */
function circleAmong(folders: readonly string[], imports: readonly Import[]): string[] {
  let left = new Set(folders);
  for (;;) {
    const among = imports.filter(({ from, to }) => left.has(from) && left.has(to));
    const importing = new Set(among.map(({ from }) => from));
    const imported = new Set(among.map(({ to }) => to));
    const tied = new Set([...left].filter((folder) => importing.has(folder) && imported.has(folder)));
    if (tied.size === left.size) break;
    left = tied;
  }
  return [...left];
}

const upwardOf = (order: readonly string[], imports: readonly Import[]): Import[] =>
  imports.filter(({ from, to }) => order.indexOf(from) < order.indexOf(to));

/** Ground first: each folder above all whose values it imports, and moved where fewer imports of types run up. */
function orderOf(folders: readonly string[], imports: readonly Import[]): string[] {
  const values = imports.filter(({ isType }) => !isType);
  const below = (folder: string) => values.filter(({ from }) => from === folder).map(({ to }) => to);
  const order: string[] = [];
  const place = (folder: string): void => {
    if (order.includes(folder)) return;
    for (const lower of below(folder)) place(lower);
    order.push(folder);
  };
  for (const folder of folders) place(folder);
  const cost = (tried: readonly string[]) =>
    upwardOf(tried, imports).reduce((sum, { isType }) => sum + (isType ? 1 : imports.length), 0);
  let best = order;
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const folder of folders)
      for (let at = 0; at < best.length; at += 1) {
        const tried = best.filter((other) => other !== folder).toSpliced(at, 0, folder);
        if (cost(tried) >= cost(best)) continue;
        best = tried;
        isBetter = true;
      }
  }
  return best;
}
