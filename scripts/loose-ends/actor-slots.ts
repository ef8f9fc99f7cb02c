import { keyOf, type Source, type SyntaxNode, walk } from './sources.ts';

/** Slots of a machine whose default says that they must be provided, and that nothing provides. */
export function findEmptySlots(sources: Source[]): string[] {
  const slots: { file: string; name: string }[] = [];
  const provided = new Set<string>();
  for (const { file, text, program } of sources) {
    walk(program, (node, [object, holder, , call]) => {
      const name = keyOf(node);
      if (name === undefined || object?.type !== 'ObjectExpression' || !holder) return;
      if (!['actors', 'actions'].includes(keyOf(holder) ?? '')) return;
      const body = text.slice(node.start as number, node.end as number);
      if (body.includes('must be provided')) slots.push({ file, name });
      else if (isProvideCall(call)) provided.add(name);
    });
  }
  return slots
    .filter(({ name }) => !provided.has(name))
    .map(({ file, name }) => `slot ${name} of ${file} is provided by nothing`);
}

function isProvideCall(node: SyntaxNode | undefined): boolean {
  const callee = node?.type === 'CallExpression' ? (node.callee as SyntaxNode) : undefined;
  return callee?.type === 'MemberExpression' && (callee.property as SyntaxNode).name === 'provide';
}
