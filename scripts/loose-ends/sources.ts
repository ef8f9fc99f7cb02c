import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export type SyntaxNode = { type: string; [key: string]: unknown };
export type Source = { file: string; text: string; program: SyntaxNode };
export type Visit = (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void;

const patterns = ['{contract,server,src,scripts,content,bench}/**/*.{ts,tsx}'];
const isTest = /\.test\.tsx?$|-fixtures?\.ts|\/fixtures?\//;

/** Every source file of the product, parsed, without the tests and what only they use. */
export function readSources(root: string): Source[] {
  const files = globSync(patterns, { cwd: root }).filter((file) => !isTest.test(file));
  return files
    .toSorted()
    .map((file) => parseSource(file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')));
}

/** One file of TypeScript as the gate reads it. Throws with the file's name where it does not parse. */
export function parseSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return { file, text, program: program as unknown as SyntaxNode };
}

/** Visits every node below `node`, the node itself included; ancestors run from the nearest outwards. */
export function walk(node: SyntaxNode, visit: Visit, ancestors: readonly SyntaxNode[] = []): void {
  visit(node, ancestors);
  const inner = [node, ...ancestors];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, inner);
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The text of a string literal or of a property's key, if it is one. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node.name as string;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The key of a property of an object literal, or undefined for anything else. */
export function keyOf(node: SyntaxNode): string | undefined {
  return node.type === 'Property' || node.type === 'TSPropertySignature' ? textOf(node.key) : undefined;
}
