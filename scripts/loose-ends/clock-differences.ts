import { isNode, type Source, type SyntaxNode, textOf, walk } from './sources.ts';

/**
 * Differences with the wall clock's present, which may be set back at any moment: intervals go by `clock.elapsed()`. A
 * moment so long ago or ahead, made into a `Date` for comparing with stored data, is none.
 */
export function findClockDifferences(sources: Source[]): string[] {
  return sources
    .filter(({ file }) => file.startsWith('server/'))
    .flatMap(({ file, program, text }) => {
      const found: string[] = [];
      walk(program, (node, ancestors) => {
        if (node.type !== 'BinaryExpression' || node.operator !== '-') return;
        if (![node.left, node.right].some(isPresent) || isDated(ancestors)) return;
        found.push(
          `${file} subtracts the wall clock: ${text.slice(node.start as number, node.end as number)}`,
        );
      });
      return found;
    });
}

/** Clocks that go by elapsed time alone. */
const neverStep = new Set(['performance', 'steady']);

function isPresent(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression') return false;
  const { callee, arguments: given } = node as unknown as { callee: SyntaxNode; arguments: unknown[] };
  if (given.length > 0 || neverStep.has(textOf(callee.object) ?? '')) return false;
  return textOf(callee.type === 'MemberExpression' ? callee.property : callee) === 'now';
}

function isDated([parent]: readonly SyntaxNode[]): boolean {
  return parent?.type === 'NewExpression' && textOf(parent.callee) === 'Date';
}
