import { isNode, keyOf, type Source, type SyntaxNode, textOf, walk } from './sources.ts';

const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const rawWrite = /\b(?:insert\s+into|update|delete\s+from)\s+([a-z_]+)\b/gi;
const schemaFile = 'server/database/schema.ts';

/** Tables that more than one folder writes, and columns that nothing reads. */
export function findLooseTables(sources: Source[]): string[] {
  const schema = sources.find(({ file }) => file === schemaFile);
  if (!schema) throw new Error(`${schemaFile} is missing`);
  const columns = columnsOf(schema.program);
  const server = sources.filter(
    ({ file }) => file.startsWith('server/') && !file.startsWith('server/database/'),
  );
  return [...findSharedTables(server, new Set(columns.keys())), ...findUnreadColumns(sources, columns)];
}

function findSharedTables(server: Source[], tables: Set<string>): string[] {
  const writers = new Map<string, Set<string>>();
  for (const { file, text, program } of server) {
    const folder = file.split('/')[1] ?? '';
    const names = [...namedTables(program), ...[...text.matchAll(rawWrite)].map(([, name = '']) => name)];
    for (const name of names.filter((table) => tables.has(table)))
      writers.set(name, (writers.get(name) ?? new Set()).add(folder));
  }
  return [...writers]
    .filter(([, folders]) => folders.size > 1)
    .map(([table, folders]) => `table ${table} is written by ${[...folders].toSorted().join(', ')}`);
}

function namedTables(program: SyntaxNode): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = node.callee as SyntaxNode;
    if (callee.type !== 'MemberExpression' || !writing.has(textOf(callee.property) ?? '')) return;
    const table = textOf((node.arguments as unknown[])[0]);
    if (table !== undefined) names.push(table.split(' ')[0] ?? '');
  });
  return names;
}

function columnsOf(program: SyntaxNode): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  walk(program, (node, [body, declaration]) => {
    if (body?.type !== 'TSInterfaceBody' || textOf(declaration?.id) !== 'Schema') return;
    const table = keyOf(node);
    const literal = isNode(node.typeAnnotation) ? node.typeAnnotation.typeAnnotation : undefined;
    if (table === undefined || !isNode(literal) || !Array.isArray(literal.members)) return;
    tables.set(
      table,
      literal.members.map(keyOf).filter((name) => name !== undefined),
    );
  });
  return tables;
}

/** A column counts as read where its name is a property, part of a query's text, or of an answer's schema. */
function findUnreadColumns(sources: Source[], columns: Map<string, string[]>): string[] {
  const read = new Set<string>();
  for (const { file, program } of sources) {
    if (file === schemaFile || file.startsWith('server/database/migrations/')) continue;
    const isContract = file.startsWith('contract/');
    walk(program, (node, ancestors) => {
      for (const name of namesRead(node, ancestors, isContract)) read.add(name);
    });
  }
  return [...columns].flatMap(([table, names]) =>
    names.filter((name) => !read.has(name)).map((name) => `column ${table}.${name} is read by nobody`),
  );
}

function namesRead(
  node: SyntaxNode,
  [parent, grandparent]: readonly SyntaxNode[],
  isContract: boolean,
): string[] {
  if (node.type === 'MemberExpression') return [textOf(node.property) ?? ''];
  if (node.type === 'TemplateLiteral') return words(withoutWrittenColumns(templateText(node)));
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return parent && keyOf(parent) !== undefined && parent.key === node
      ? []
      : words(withoutWrittenColumns(node.value));
  }
  if (node.type !== 'Property') return [];
  const isPattern = parent?.type === 'ObjectPattern';
  return isPattern || (isContract && grandparent !== undefined) ? [textOf(node.key) ?? ''] : [];
}

function templateText(node: SyntaxNode): string {
  const parts = node.quasis as { value: { raw: string } }[];
  return parts.map(({ value }) => value.raw).join(' ? ');
}

/** SQL text without the columns that it only assigns: an INSERT's column list and the left-hand sides of a SET. */
function withoutWrittenColumns(text: string): string {
  return text
    .replaceAll(/(\binsert\s+into\s+[a-z_]+(?:\s+as\s+[a-z_]+)?\s*)\([^)]*\)/gi, '$1')
    .replaceAll(/\bset\s+[^;]*?(?=\bwhere\b|\bfrom\b|\breturning\b|$)/gi, (assignments) =>
      assignments.replaceAll(/(\bset\s+|,\s*)[a-z_]+\s*=(?!=)/gi, '$1'),
    );
}

function words(text: string): string[] {
  return text.match(/[a-z_]+/g) ?? [];
}
