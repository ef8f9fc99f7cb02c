import { keyOf, type Source, walk } from './sources.ts';

const serviceFile = /^src\/services\/.*-service\.ts$/;

/** Parents of an object literal that a function returns: `return {…}`, `=> ({…})`. */
const returning = new Set(['ReturnStatement', 'ArrowFunctionExpression', 'ParenthesizedExpression']);

/** Methods of the browser's services that nothing calls. */
export function findUncalledMethods(sources: Source[]): string[] {
  const browser = sources.filter(({ file }) => file.startsWith('src/'));
  return browser
    .filter(({ file }) => serviceFile.test(file))
    .flatMap(({ file, program }) => {
      const methods: string[] = [];
      walk(program, (node, [object, holder]) => {
        const name = node.type === 'Property' ? keyOf(node) : undefined;
        if (name === undefined || object?.type !== 'ObjectExpression') return;
        if (!holder || !returning.has(holder.type)) return;
        methods.push(name);
      });
      const others = browser.filter((other) => other.file !== file).map(({ text }) => text);
      return methods
        .filter((name) => !others.some((text) => new RegExp(`(\\.|\\b\\{[^}]*|')${name}\\b`).test(text)))
        .map((name) => `method ${name} of ${file} is called by nobody`);
    });
}
