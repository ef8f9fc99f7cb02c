import { parseSync } from 'vite';

/** What a program, not a person, reads of an element. */
const machineAttributes =
  /^(?:className|to|href|type|id|name|key|role|src|d|rel|as|sizes|srcSet|autoComplete|inputMode|style|viewBox|data-.*|aria-(?:labelledby|describedby|controls|live|hidden))$/;

/** Calls whose strings go to a log, a selector or a query. */
const machineCalls =
  /(?:^|\.)(?:log|logger|console)\.|querySelector|closest|\b(?:where|select|sql|matchMedia)$/;

/** The kinds of types and their strings, but not of an expression that a type is claimed for. */
const isType = (kind: string) =>
  kind.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(kind);

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isSentence = (text: string) => /\p{L}[,.]? (?:\p{L}|…)|… \p{L}|\p{L}’\p{L}/u.test(text);

/** What people may read of a file: the text of elements, their attributes, and strings of more than one word. */
export function textsInCode(file: string, code: string): string[] {
  const found: string[] = [];
  const add = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line !== '') found.push(line);
  };
  const sourceOf = (node: unknown) =>
    isNode(node) && typeof node.start === 'number' && typeof node.end === 'number'
      ? code.slice(node.start, node.end)
      : '';

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value) || isType(value.type)) return;
    switch (value.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return;
      case 'TaggedTemplateExpression':
        return;
      case 'JSXAttribute':
        if (!machineAttributes.test(sourceOf(value.name))) attribute(value.value);
        return;
      case 'JSXText':
        add(String(value.value));
        return;
      case 'Literal':
        if (typeof value.value === 'string' && isSentence(value.value)) add(value.value);
        return;
      case 'TemplateLiteral':
        template(value);
        return;
      case 'CallExpression':
        if (machineCalls.test(sourceOf(value.callee))) return;
        break;
      case 'NewExpression':
        if (/^(?:Type|Range)?Error$/.test(sourceOf(value.callee))) return;
        break;
      case 'Property':
        visit(value.value);
        return;
    }
    for (const [name, part] of Object.entries(value)) if (!name.startsWith('type')) visit(part);
  }

  /** A label of one word is read as well. */
  function attribute(value: unknown): void {
    if (isNode(value) && value.type === 'Literal') add(String(value.value));
    else visit(value);
  }

  function template({ quasis, expressions }: Node): void {
    const parts = Array.isArray(quasis) ? quasis.map(({ value }) => String(value.cooked)) : [];
    const text = parts.join('…');
    if (isSentence(text)) add(text);
    visit(expressions);
  }

  visit(parseSync(file, code).program);
  return found;
}
