import path from 'node:path';
import { isNode, keyOf, type Source, type SyntaxNode, textOf, walk } from './sources.ts';

const eventName = /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/;
const actorFolders = /^(src|server)\//;

type Declared = { name: string; alias: string; folder: string };
type Ends = { declared: Declared[]; sent: Set<string>; handled: Set<string>; received: Set<string> };

/** Events that are declared and never sent, or never handled. An event is a type with a dotted name. */
export function findLooseEvents(sources: Source[]): string[] {
  const ends: Ends = { declared: [], sent: new Set(), handled: new Set(), received: new Set() };
  for (const source of sources.filter(({ file }) => actorFolders.test(file))) collect(source, ends);
  const { declared, sent, handled, received } = ends;
  const prefixes = [...handled].filter((key) => key.endsWith('.*')).map((key) => key.slice(0, -1));
  const isHandled = ({ name, alias }: Declared) =>
    handled.has(name) || received.has(alias) || prefixes.some((prefix) => name.startsWith(prefix));
  const say = (events: Declared[], what: string) =>
    [...new Map(events.map(({ name, folder }) => [name, folder]))].map(
      ([name, folder]) => `event ${name} (${folder}) ${what}`,
    );
  return [
    ...say(
      declared.filter(({ name }) => !sent.has(name)),
      'is declared and never sent',
    ),
    ...say(
      declared.filter((event) => !isHandled(event)),
      'is handled by nobody',
    ),
  ];
}

function collect({ file, program }: Source, ends: Ends): void {
  const folder = path.dirname(file);
  walk(program, (node, ancestors) => {
    if (node.type === 'TSPropertySignature' && keyOf(node) === 'type') {
      const alias = textOf(ancestors.find(({ type }) => type === 'TSTypeAliasDeclaration')?.id) ?? '';
      for (const name of namesBelow(node)) ends.declared.push({ name, alias, folder });
    }
    if (node.type === 'Literal' && isSending(node, ancestors)) ends.sent.add(textOf(node) ?? '');
    const key = keyOf(node);
    if (key !== undefined && isEventName(key) && isInside('on', ancestors)) ends.handled.add(key);
    for (const name of comparedNames(node)) ends.handled.add(name);
    for (const name of receivedNames(node, ends.received)) ends.handled.add(name);
  });
}

/** A literal that becomes a value, and is not compared, listened for, asserted or part of a type. */
function isSending(node: SyntaxNode, [parent]: readonly SyntaxNode[]): boolean {
  if (!isEventName(textOf(node) ?? '') || !parent) return false;
  if (['TSLiteralType', 'BinaryExpression', 'SwitchCase', 'CallExpression'].includes(parent.type))
    return false;
  return !(parent.type === 'Property' && parent.key === node);
}

function namesBelow(node: SyntaxNode): string[] {
  const names: string[] = [];
  walk(node, (inner) => {
    const text = inner.type === 'Literal' ? textOf(inner) : undefined;
    if (text !== undefined && isEventName(text)) names.push(text);
  });
  return names;
}

/** `ancestors` begins with the object literal that holds a property, and the property that holds that. */
function isInside(name: string, [object, property]: readonly SyntaxNode[]): boolean {
  return object?.type === 'ObjectExpression' && property !== undefined && keyOf(property) === name;
}

/** Names that code compares with: `event.type === 'a.b'`, `case 'a.b'`, `actor.on('a.b', …)`. */
function comparedNames(node: SyntaxNode): string[] {
  if (node.type === 'SwitchCase') return asNames([node.test]);
  if (node.type === 'BinaryExpression') return asNames([node.left, node.right]);
  return isCallOf(node, 'on') ? asNames((node.arguments as unknown[]).slice(0, 1)) : [];
}

/** What a callback actor receives: the events of its first type argument, or the alias that names them. */
function receivedNames(node: SyntaxNode, received: Set<string>): string[] {
  if (!isCallOf(node, 'fromCallback') || !isNode(node.typeArguments)) return [];
  const [events] = node.typeArguments.params as SyntaxNode[];
  if (!events) return [];
  if (events.type === 'TSTypeReference') received.add(textOf(events.typeName) ?? '');
  return namesBelow(events);
}

function isCallOf(node: SyntaxNode, name: string): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as SyntaxNode;
  return textOf(callee.type === 'MemberExpression' ? callee.property : callee) === name;
}

function asNames(nodes: unknown[]): string[] {
  return nodes
    .map(textOf)
    .filter((text) => text !== undefined)
    .filter(isEventName);
}

function isEventName(text: string): boolean {
  return eventName.test(text) || /^[a-z][A-Za-z.]*\.\*$/.test(text);
}
